import { expect, it } from 'vitest'
import { packPositions } from '../../../shared/tracking/packing/pack-positions.ts'
import { unpackPositions } from '../../../shared/tracking/packing/unpack-positions.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { chunkCache } from './chunk-cache.ts'

const aChunk = (minute: number) =>
  Buffer.from(packPositions([aStampedPosition({ recordedAt: NOON + minute * 60_000 })])).toString('base64')

it('returns a known chunk from memory, and evicts the oldest beyond its size', () => {
  const cached = chunkCache(2)
  const unpack = (packed: string) => cached(packed, (bytes) => [unpackPositions(bytes)])
  const first = unpack(aChunk(0))
  expect(first.flat().map((position) => position.recordedAt)).toEqual([NOON])
  expect(unpack(aChunk(0))).toBe(first)
  unpack(aChunk(1))
  expect(unpack(aChunk(0))).toBe(first)
  unpack(aChunk(2))
  expect(unpack(aChunk(0))).not.toBe(first)
  expect(unpack(aChunk(0))).toEqual(first)
})
