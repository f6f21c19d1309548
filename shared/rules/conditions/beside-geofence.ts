import { type Boundary, metresInside } from '../../geofences/boundary.ts'
import { SECOND_MS } from '../../time.ts'
import { bandM, tenths } from '../../watching/band.ts'
import { DRIFT_M } from '../../watching/standing.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, type Memory, READING, reasonAt } from './compiled-condition.ts'

/** A single fix across the edge may be an outlier. */
const HOLDS_MS = 20 * SECOND_MS
const [OUTSIDE, INSIDE] = [0, 1]

/**
 * The device is inside of a geofence, or outside. It remembers which: inside from the edge on, outside from the band
 * around it on, as crossings do. While it stands, only a fix farther from the edge than receivers drift changes that.
 * Never met without the geofence.
 */
export function besideGeofence(
  side: 'inside' | 'outside',
  boundary: Boundary | undefined,
): CompiledCondition {
  const metSide = side === 'inside' ? INSIDE : OUTSIDE
  const sideOf = (report: WatchedReport, before: Memory): Memory => {
    if (boundary === undefined) return null
    const insideM = metresInside(boundary, report)
    if (before === null) return insideM >= 0 ? INSIDE : OUTSIDE
    const driftM = report.moving ? 0 : DRIFT_M.max
    if (before === OUTSIDE) return insideM >= driftM ? INSIDE : OUTSIDE
    return -insideM > Math.max(bandM(report), driftM) ? OUTSIDE : INSIDE
  }
  return {
    ...READING,
    waitMs: HOLDS_MS,
    secondReportCounts: true,
    begin: (report) => sideOf(report, null),
    remember: sideOf,
    look: (_report, _at, after) => (after === metSide ? 'met' : 'unmet'),
    reason: (report, at) => {
      const insideM = boundary === undefined ? null : metresInside(boundary, report)
      const saw = insideM === null ? null : tenths(side === 'inside' ? insideM : -insideM)
      return reasonAt({ check: `${side}Geofence`, operator: null, saw, limit: null, unit: 'm' }, at, report)
    },
  }
}
