import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { groupedBy } from '../../../shared/grouped-by.ts'
import { DAY_MS } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { byteWriter, readCount, startReading } from '../../../shared/tracking/packing/bytes.ts'
import { packColumns } from '../../../shared/tracking/packing/pack-positions.ts'
import { unpackPositions } from '../../../shared/tracking/packing/unpack-positions.ts'
import { historyExpiresAt } from '../devices/history-lifetime.ts'
import { CHUNK_SPAN_MS, HASH_CHARACTERS, sortableIso } from './chunk-item.ts'

export type Chunk = readonly StampedPosition[]

/**
 * The most positions of one item. A fix each second fills a day with 86,400, and an item has at most 400 kB; no
 * position takes more than 20 bytes, unless it has long texts, of which the next limit is for.
 */
const ITEM_MAX_POSITIONS = 20_000
/** Of the texts that a tracker sends with its positions, in characters. */
const ITEM_MAX_TEXT = 100_000

export const MERGED_START = 'm#'

/** The start of a UTC day, epoch ms. */
export const dayOf = (epochMs: number) => Math.floor(epochMs / DAY_MS) * DAY_MS

/** When the first position of a chunk is shown, as its key says it. */
export const startOfChunk = (chunk: Chunk) => Math.min(...chunk.map(({ shownAt }) => shownAt))

/** The first and last item keys of the merged days that can hold chunks which start from `from` to `to` (epoch ms). */
export const mergedKeys = (from: number, to: number) => ({
  first: `${MERGED_START}${sortableIso(dayOf(from - CHUNK_SPAN_MS))}`,
  last: `${MERGED_START}${sortableIso(to)}~`,
})

/**
 * Packs the chunks of a day, ordered by their keys, into as few items as their size allows: mostly one. The key is made
 * of the content, so that writing the same chunks again changes nothing.
 */
export function mergedItems(trackId: string, chunks: readonly Chunk[]) {
  return portionsOf(chunks).map((portion) => {
    const points = packChunks(portion)
    const first = Math.min(...portion.map(startOfChunk))
    const hash = createHash('sha256').update(points).digest('base64url').slice(0, HASH_CHARACTERS)
    return {
      trackId,
      itemKey: `${MERGED_START}${sortableIso(first)}#${hash}`,
      points,
      expiresAt: historyExpiresAt(first),
    }
  })
}

/**
 * Leaves out each chunk that another one contains which starts at the same time: instances of a function that raced to
 * store a tail left both. Whoever would read the one reads the other, and drops what is repeated.
 */
export function withoutContained(chunks: readonly Chunk[]): Chunk[] {
  const byStart = groupedBy(
    chunks.toSorted((a, b) => b.length - a.length),
    startOfChunk,
  )
  return chunks.filter((chunk) => {
    const rivals = byStart.get(startOfChunk(chunk)) ?? []
    return !rivals.slice(0, rivals.indexOf(chunk)).some((longer) => containsAll(longer, chunk))
  })
}

function containsAll(longer: Chunk, chunk: Chunk): boolean {
  const texts = new Set(longer.map((position) => JSON.stringify(position)))
  return chunk.every((position) => texts.has(JSON.stringify(position)))
}

/** The number of chunks, that of the positions of each, and all positions in columns; compressed. */
export function packChunks(chunks: readonly Chunk[]): Uint8Array {
  const write = byteWriter()
  write.count(chunks.length)
  for (const chunk of chunks) write.count(chunk.length)
  const head = write.end()
  return brotliCompressSync(Buffer.concat([head, packColumns(chunks.flat())]), BEST)
}

/** The chunks that `packChunks` packed; throws for any other bytes. */
export function unpackChunks(bytes: Uint8Array): StampedPosition[][] {
  const reader = startReading(brotliDecompressSync(bytes))
  const lengths = Array.from({ length: readCount(reader) }, () => readCount(reader))
  const positions = unpackPositions(reader.bytes.subarray(reader.at))
  let next = 0
  const chunks = lengths.map((length) => {
    next += length
    return positions.slice(next - length, next)
  })
  if (next !== positions.length) throw new RangeError('a merged day has other positions than its chunks')
  return chunks
}

/** Once for each day of a device, and read for years. */
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

function portionsOf(chunks: readonly Chunk[]): Chunk[][] {
  const portions: Chunk[][] = []
  let [current, positions, text]: [Chunk[], number, number] = [[], 0, 0]
  for (const chunk of chunks) {
    const more = textLength(chunk)
    const isFull = positions + chunk.length > ITEM_MAX_POSITIONS || text + more > ITEM_MAX_TEXT
    if (isFull && current.length > 0) {
      portions.push(current)
      ;[current, positions, text] = [[], 0, 0]
    }
    current.push(chunk)
    positions += chunk.length
    text += more
  }
  return current.length > 0 ? [...portions, current] : portions
}

const textLength = (chunk: Chunk) =>
  chunk.reduce(
    (sum, { statusText, events }) =>
      sum + (statusText?.length ?? 0) + events.reduce((length, event) => length + event.length, 0),
    0,
  )
