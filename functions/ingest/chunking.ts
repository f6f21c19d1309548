import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../shared/tracking/judging/fix-order.ts'
import type { OnBoard } from '../../shared/tracking/on-board.ts'
import { packOnBoard } from '../../shared/tracking/packing/on-board-format.ts'
import { packPositions } from '../../shared/tracking/packing/pack-positions.ts'
import { CHUNK_SPAN_MS } from '../stores/trails/chunk-item.ts'

export const TAIL_MAX_POINTS = 30
/** With the state and the keys, the live item stays under 1,024 bytes: one write unit. */
const TAIL_MAX_BYTES = 520

/**
 * Packs positions in fix order as a tail; `null` if they do not fit into one, by their number, their bytes and the time
 * that a chunk may span. What a boat reports besides is in the same item, and takes of these bytes.
 */
export function packedTail(
  positions: readonly StampedPosition[],
  onBoard: OnBoard | null,
): Uint8Array | null {
  const [first, ...others] = positions
  const last = others.at(-1)
  if (!first || !last) return packPositions(positions)
  if (positions.length > TAIL_MAX_POINTS) return null
  if (last.shownAt - first.shownAt >= CHUNK_SPAN_MS) return null
  const packed = packPositions(positions)
  return packed.length <= TAIL_MAX_BYTES - onBoardBytes(onBoard) ? packed : null
}

const onBoardBytes = (onBoard: OnBoard | null) =>
  onBoard === null ? 0 : 'onBoard'.length + packOnBoard(onBoard).length

/** Cuts an upload into chunks that each span less than the maximum. */
export function chunksOf(positions: readonly StampedPosition[]): StampedPosition[][] {
  const chunks: StampedPosition[][] = []
  let current: StampedPosition[] = []
  for (const position of inFixOrder(positions)) {
    const [first] = current
    if (first && position.shownAt - first.shownAt >= CHUNK_SPAN_MS) {
      chunks.push(current)
      current = []
    }
    current.push(position)
  }
  return current.length > 0 ? [...chunks, current] : chunks
}
