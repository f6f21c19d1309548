import { QueryCommand } from '@aws-sdk/client-dynamodb'
import { expect, it } from 'vitest'
import { aMockStore, answerJson } from '../../../test/make/aws/a-mock-store.ts'
import { chunkPages } from './chunk-query.ts'

const page = (points: string, more = {}) => ({ Items: [{ points: { B: points } }], ...more })
const NEXT = { LastEvaluatedKey: { trackId: { S: 't' }, itemKey: { S: 'p#1' } } }

/** All chunks from a store that gives these answers one after another. */
async function chunksOf(...answers: object[]) {
  const { client, store } = aMockStore()
  answerJson(store, QueryCommand, () => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('The store does not answer')
    return answer
  })
  const chunks: number[][] = []
  for await (const found of chunkPages(client, { TableName: 'trails' }))
    chunks.push(...found.map((chunk) => [...Buffer.from(chunk, 'base64')]))
  return chunks
}

it('reads the chunks of all pages', async () => {
  expect(await chunksOf(page('AQI=', NEXT), page('Aw=='))).toEqual([[1, 2], [3]])
  expect(await chunksOf({ Items: [] })).toEqual([])
})

it('F09 reports an outage on any page, rather than part of a trail', async () => {
  await expect(chunksOf()).rejects.toThrow('does not answer')
  await expect(chunksOf(page('AQI=', NEXT))).rejects.toThrow('does not answer')
})
