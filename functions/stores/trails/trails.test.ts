import { QueryCommand } from '@aws-sdk/client-dynamodb'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { SECOND_MS } from '../../../shared/time.ts'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import { aMockStore, answerJson } from '../../../test/make/aws/a-mock-store.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { POSITIONS_READ_MAX, TooManyPositions, trailStore } from './trails.ts'

const CHUNK_POSITIONS = 1_000
const PAGE_CHUNKS = 100

/** The number of positions read from a track that has this many in chunks, and the store after that. */
async function readFrom(positions: number) {
  const chunk = Array.from({ length: CHUNK_POSITIONS }, (_, second) =>
    aStampedPosition({ recordedAt: NOON + second * SECOND_MS }),
  )
  const B = Buffer.from(packPositions(chunk)).toString('base64')
  let left = positions / CHUNK_POSITIONS
  const { client, store } = aMockStore()
  store.on(GetCommand).resolves({})
  answerJson(store, QueryCommand, () => {
    const Items = Array.from({ length: Math.min(left, PAGE_CHUNKS) }, () => ({ points: { B } }))
    left -= Items.length
    return left > 0 ? { Items, LastEvaluatedKey: { trackId: { S: 't' }, itemKey: { S: 'p#1' } } } : { Items }
  })
  const read = await trailStore(client, 'trails')
    .listPositions('t', NOON, NOON)
    .then(
      ({ length }) => length,
      (error: unknown) => error,
    )
  return { read, store }
}

it('reads as many positions as fit into memory', async () => {
  expect((await readFrom(POSITIONS_READ_MAX)).read).toBe(POSITIONS_READ_MAX)
})

it('refuses one more, and does not read on', async () => {
  const { read, store } = await readFrom(POSITIONS_READ_MAX * 2)
  expect(read).toBeInstanceOf(TooManyPositions)
  const pages = POSITIONS_READ_MAX / (CHUNK_POSITIONS * PAGE_CHUNKS)
  expect(store).toHaveReceivedCommandTimes(QueryCommand, pages + 1)
})
