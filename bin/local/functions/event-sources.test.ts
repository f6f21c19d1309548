import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { createQueues } from '../engines/queues.ts'
import { startEventSource } from './event-sources.ts'

const QUEUES = [
  { name: 'Events', visibilityTimeoutS: 60, redrive: { deadLetterQueue: 'Dead', maxReceiveCount: 5 } },
  { name: 'Dead', visibilityTimeoutS: 30, redrive: null },
]
const Batch = z.object({ Records: z.array(z.object({ messageId: z.string(), body: z.string() })) })
const NO_FAILURES = { batchItemFailures: [] }

/** A queue whose messages go to `handle`, and what it received. */
function aSource(handle: (bodies: string[], ids: string[]) => Promise<unknown>) {
  const queues = createQueues(QUEUES, mkdtempSync(join(tmpdir(), 'vectra-queues-')))
  const received: string[][] = []
  const stop = startEventSource({
    source: { queue: 'Events', functionId: 'Notify', batchSize: 2 },
    stack: { queues: QUEUES },
    queues,
    invoke(_functionId, event) {
      const { Records } = Batch.parse(event)
      const bodies = Records.map(({ body }) => body)
      received.push(bodies)
      return handle(
        bodies,
        Records.map(({ messageId }) => messageId),
      )
    },
  })
  onTestFinished(stop)
  return { queue: queues.get('Events'), received }
}

it('invokes the function with what is sent, in batches, and deletes what it processed', async () => {
  const { queue, received } = aSource(async () => NO_FAILURES)
  for (const body of ['a', 'b', 'c']) queue.send(body)
  await vi.waitFor(() => expect(queue.listBodies()).toEqual([]))
  expect(received.flat()).toEqual(['a', 'b', 'c'])
  expect(received.every((batch) => batch.length <= 2)).toBe(true)
})

it('keeps what the function reports as failed', async () => {
  const { queue, received } = aSource(async (bodies, ids) => ({
    batchItemFailures: ids
      .filter((_id, index) => bodies[index] === 'bad')
      .map((itemIdentifier) => ({ itemIdentifier })),
  }))
  for (const body of ['good', 'bad']) queue.send(body)
  await vi.waitFor(() => expect(queue.listBodies()).toEqual(['bad']))
  expect(received.flat()).toEqual(['good', 'bad'])
})

it('keeps the whole batch of an invocation that failed', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => errors.mockRestore())
  const { queue } = aSource(async () => {
    throw new Error('stopped')
  })
  queue.send('a')
  await vi.waitFor(() => expect(errors.mock.calls).toEqual([['Notify failed: Error: stopped']]))
  errors.mockClear()
  expect(queue.listBodies()).toEqual(['a'])
})
