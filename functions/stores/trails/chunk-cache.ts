import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { unpackPositions } from '../../../shared/tracking/packing/unpack-positions.ts'

/** Some 40 MB: two weeks of one device, or an hour of four hundred. */
const REMEMBERED_POINTS_MAX = 100_000

/**
 * Unpacks chunks, and remembers them by their content while the function is warm: a chunk never changes, and an
 * open map asks for the same trail again and again, a little longer each time. The oldest are forgotten first.
 */
export function chunkCache(pointsMax = REMEMBERED_POINTS_MAX) {
  const remembered = new Map<string, readonly StampedPosition[]>()
  let points = 0

  function forgetOldest(): void {
    for (const [chunk, positions] of remembered) {
      if (points <= pointsMax) return
      remembered.delete(chunk)
      points -= positions.length
    }
  }

  /** `chunk`: the packed points in base64, as the store's answer carries them. */
  return (chunk: string): readonly StampedPosition[] => {
    const known = remembered.get(chunk)
    if (known) return known
    const positions = unpackPositions(Buffer.from(chunk, 'base64'))
    remembered.set(chunk, positions)
    points += positions.length
    forgetOldest()
    return positions
  }
}
