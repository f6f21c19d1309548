import { bearingDegrees } from '../../../../shared/geo/bearing.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../../shared/trails/export-track.ts'
import { lastIndexAt } from '../span.ts'

export type PlaybackPosition = Point & { speedKmh: number | null; course: number | null }

const FULL_TURN = 360

/**
 * Where a device was at an instant (epoch ms): on the straight line between the two nearest points, or at the earlier
 * one if they are more than an hour apart or `interpolates` is false. Before the first point it is at the first, after
 * the last at the last. `null` without points.
 */
export function positionAt(
  points: readonly ColumnPoint[],
  at: number,
  interpolates = true,
): PlaybackPosition | null {
  const last = lastIndexAt(points, at)
  const before = points[last] ?? points[0]
  const after = points[last + 1]
  if (before === undefined) return null
  const { lat, lng, speedKmh, course } = before
  if (after === undefined || at <= before.shownAt) return { lat, lng, speedKmh, course }
  const gapMs = after.shownAt - before.shownAt
  const fraction = !interpolates || gapMs > SEGMENT_GAP_MS ? 0 : (at - before.shownAt) / gapMs
  const hasMoved = after.lat !== lat || after.lng !== lng
  return {
    lat: lat + (after.lat - lat) * fraction,
    lng: wrapped(lng + wrapped(after.lng - lng) * fraction),
    speedKmh,
    course: course ?? (hasMoved && fraction > 0 ? bearingDegrees(before, after) : null),
  }
}

/** A longitude, or a difference of longitudes, from -180 up to 180 degrees. */
const wrapped = (degrees: number) => ((((degrees + 180) % FULL_TURN) + FULL_TURN) % FULL_TURN) - 180
