import { HOUR_MS } from '../time.ts'
import type { ColumnPoint } from './columns.ts'

/** The export of a device: its name, and its points in order. */
export type ExportTrack = { name: string; points: readonly ColumnPoint[] }

/** A longer gap starts a new segment: the path in between is unknown, so no line is drawn across it. */
export const SEGMENT_GAP_MS = HOUR_MS

/** The points cut at gaps of more than an hour. */
export function segmentsOf(points: readonly ColumnPoint[]): ColumnPoint[][] {
  const segments: ColumnPoint[][] = []
  let before = Number.NEGATIVE_INFINITY
  for (const point of points) {
    if (point.shownAt - before > SEGMENT_GAP_MS) segments.push([])
    segments.at(-1)?.push(point)
    before = point.shownAt
  }
  return segments
}
