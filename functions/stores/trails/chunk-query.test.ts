import { expect, it } from 'vitest'
import { aStore, BUSY, NO_TABLE } from '../../../test/make/local/a-store.ts'
import { chunkPages } from './chunk-query.ts'

const page = (points: string, more = {}) => ({ Items: [{ points: { B: points } }], ...more })

/** All chunks from a store that gives these answers one after another. */
async function chunksOf(...answers: object[]) {
  const store = await aStore(() => answers.shift() ?? NO_TABLE)
  const chunks: number[][] = []
  for await (const found of chunkPages(store, { TableName: 'trails' }))
    chunks.push(...found.map((chunk) => [...Buffer.from(chunk, 'base64')]))
  return chunks
}

it('reads the chunks of all pages', async () => {
  const next = { LastEvaluatedKey: { trackId: { S: 't' }, itemKey: { S: 'p#1' } } }
  expect(await chunksOf(page('AQI=', next), page('Aw=='))).toEqual([[1, 2], [3]])
  expect(await chunksOf({ Items: [] })).toEqual([])
})

it('retries a throttled page, and passes on any other error', async () => {
  expect(await chunksOf(BUSY, page('Aw=='))).toEqual([[3]])
  await expect(chunksOf(NO_TABLE)).rejects.toThrow(
    expect.objectContaining({ name: 'ResourceNotFoundException' }),
  )
})
