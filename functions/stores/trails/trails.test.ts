import { expect, it } from 'vitest'
import { SECOND_MS } from '../../../shared/time.ts'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import { aStore } from '../../../test/make/local/a-store.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { POSITIONS_READ_MAX, TooManyPositions, trailStore } from './trails.ts'

const CHUNK_POSITIONS = 1_000
const PAGE_CHUNKS = 100

/** The number of positions read from a track that has this many in chunks, and the pages read for that. */
async function readFrom(positions: number) {
  const chunk = Array.from({ length: CHUNK_POSITIONS }, (_, second) =>
    aStampedPosition({ recordedAt: NOON + second * SECOND_MS }),
  )
  const B = Buffer.from(packPositions(chunk)).toString('base64')
  let left = positions / CHUNK_POSITIONS
  let pages = 0
  const client = await aStore(({ KeyConditionExpression }) => {
    if (KeyConditionExpression === undefined) return {}
    const Items = Array.from({ length: Math.min(left, PAGE_CHUNKS) }, () => ({ points: { B } }))
    left -= Items.length
    pages += 1
    return left > 0 ? { Items, LastEvaluatedKey: { trackId: { S: 't' }, itemKey: { S: 'p#1' } } } : { Items }
  })
  const read = await trailStore(client, 'trails')
    .listPositions('t', NOON, NOON)
    .then(
      ({ length }) => length,
      (error: unknown) => error,
    )
  return { read, pages }
}

it('reads as many positions as fit into memory', async () => {
  expect((await readFrom(POSITIONS_READ_MAX)).read).toBe(POSITIONS_READ_MAX)
})

it('refuses one more, and does not read on', async () => {
  const { read, pages } = await readFrom(POSITIONS_READ_MAX * 2)
  expect(read).toBeInstanceOf(TooManyPositions)
  expect(pages).toBe(POSITIONS_READ_MAX / (CHUNK_POSITIONS * PAGE_CHUNKS) + 1)
})
