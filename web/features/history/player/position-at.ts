import { bearingDegrees } from '../../../../shared/geo/bearing.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../../shared/trails/export-track.ts'

export type PositionThen = Point & { speedKmh: number | null; course: number | null }

const FULL_TURN = 360

/**
 * Where a device was: between two points on the straight line, in a silence of more than an hour at the point before
 * it, ahead of the first point at that and after the last at that. `null` where there is no point.
 */
export function positionAt(points: readonly ColumnPoint[], at: number, glides = true): PositionThen | null {
  const last = lastIndexAt(points, at)
  const before = points[last] ?? points[0]
  const after = points[last + 1]
  if (before === undefined) return null
  const { lat, lng, speedKmh, course } = before
  if (after === undefined || at <= before.shownAt) return { lat, lng, speedKmh, course }
  const gapMs = after.shownAt - before.shownAt
  const part = !glides || gapMs > SEGMENT_GAP_MS ? 0 : (at - before.shownAt) / gapMs
  const moved = after.lat !== lat || after.lng !== lng
  return {
    lat: lat + (after.lat - lat) * part,
    lng: wrapped(lng + wrapped(after.lng - lng) * part),
    speedKmh,
    course: course ?? (moved && part > 0 ? bearingDegrees(before, after) : null),
  }
}

/** The index of the newest point at or before an instant; -1 where all are after it. */
function lastIndexAt(points: readonly ColumnPoint[], at: number): number {
  let [from, to] = [0, points.length]
  while (from < to) {
    const half = (from + to) >> 1
    if ((points[half]?.shownAt ?? 0) <= at) from = half + 1
    else to = half
  }
  return from - 1
}

/** The points of a span, both ends included. */
export function pointsWithin(
  points: readonly ColumnPoint[],
  span: { from: number; to: number } | null,
): readonly ColumnPoint[] {
  if (span === null) return points
  return points.slice(lastIndexAt(points, span.from - 1) + 1, lastIndexAt(points, span.to) + 1)
}

const wrapped = (degrees: number) => ((((degrees + 180) % FULL_TURN) + FULL_TURN) % FULL_TURN) - 180
