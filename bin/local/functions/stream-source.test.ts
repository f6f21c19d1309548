import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueue } from '../engines/queue.ts'
import { createStreams } from '../engines/stream.ts'
import { startStreamSource } from './stream-source.ts'

const SOURCE = { stream: 's', functionId: 'Ingest', batchSize: 4, windowMs: 0, retriesMax: 2 }

let stop = () => {}
afterEach(() => stop())

/** A stream whose function records what it processes, and fails for the records that match `fails`. */
function aSource(fails: (record: string) => boolean, folder = mkdtempSync(join(tmpdir(), 'vectra-stream-'))) {
  const stream = createStreams([{ name: 's', shardCount: 4 }], folder).get('s')
  const deadLetters = createQueue(join(folder, 'dead.jsonl'), Date.now)
  const processed: string[] = []
  const start = () => {
    stop = startStreamSource({
      source: SOURCE,
      stream,
      deadLetters,
      async invoke(_functionId, event) {
        const { Records } = event as { Records: { kinesis: { sequenceNumber: string; data: string } }[] }
        const failed: { itemIdentifier: string }[] = []
        for (const { kinesis } of Records) {
          const record = String(JSON.parse(Buffer.from(kinesis.data, 'base64').toString()))
          if (fails(record)) failed.push({ itemIdentifier: kinesis.sequenceNumber })
          else processed.push(record)
        }
        return { batchItemFailures: failed }
      },
    })
  }
  const put = (key: string, ...records: string[]) => {
    for (const record of records) stream.put(key, JSON.stringify(record))
  }
  return { folder, put, start, processed, deadLetters }
}

it('delivers the records of a key in their order, those of a stopped run first', async () => {
  const before = aSource(() => false)
  before.put('a', '1', '2')
  const { put, start, processed } = aSource(() => false, before.folder)
  put('a', '3', '4', '5', '6')
  start()
  put('a', '7')
  await vi.waitFor(() => expect(processed).toEqual(['1', '2', '3', '4', '5', '6', '7']))
})

it('T71 delivers from the first failure on again, and makes a record that always fails a dead letter', async () => {
  let isDown = true
  const { put, start, processed, deadLetters } = aSource(
    (record) => record === 'poison' || (record === '2' && isDown),
  )
  put('a', '1', '2', 'poison', '4')
  start()
  await vi.waitFor(() => expect(processed).toContain('4'))
  isDown = false
  await vi.waitFor(() => expect(deadLetters.listBodies()).toHaveLength(1), 10_000)
  expect(JSON.parse(deadLetters.listBodies()[0] ?? '')).toMatchObject({ requestPayload: 'poison' })
  expect([...new Set(processed)].toSorted()).toEqual(['1', '2', '4'])
  expect(processed.filter((record) => record === '1')).toHaveLength(1)
  put('a', '5')
  await vi.waitFor(() => expect(processed.at(-1)).toBe('5'))
})
