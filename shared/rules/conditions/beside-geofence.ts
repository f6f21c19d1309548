import { type Boundary, metresInside } from '../../geofences/boundary.ts'
import { SECOND_MS } from '../../time.ts'
import { bandM, tenths } from '../../watching/band.ts'
import { DRIFT_M } from '../../watching/standing.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, type Memory, NO_MEMORY, READING, reasonAt } from './compiled-condition.ts'
import { answerAfter, firstAnswer, isNo, isYes } from './memory/answer.ts'

/** A single fix across the edge may be an outlier. */
const HOLDS_MS = 20 * SECOND_MS

/**
 * The device is inside of a geofence, or outside. It remembers which: inside from the edge on, outside from the band
 * around it on, as crossings do. While it stands, only a fix farther from the edge than receivers drift changes that.
 * Never met without the geofence.
 */
export function besideGeofence(
  side: 'inside' | 'outside',
  boundary: Boundary | undefined,
): CompiledCondition {
  const isMet = side === 'inside' ? isYes : isNo
  const isInside = (report: WatchedReport, before: Memory): boolean | null => {
    if (boundary === undefined) return null
    const insideM = metresInside(boundary, report)
    if (before.length === 0) return insideM >= 0
    const driftM = report.moving ? 0 : DRIFT_M.max
    return isNo(before) ? insideM >= driftM : -insideM <= Math.max(bandM(report), driftM)
  }
  return {
    ...READING,
    waitMs: HOLDS_MS,
    secondReportCounts: true,
    begin: (report) => firstAnswer(isInside(report, NO_MEMORY)),
    remember: (report, before) => answerAfter(before, isInside(report, before)),
    look: (_report, _at, after) => (isMet(after) ? 'met' : 'unmet'),
    reason: (report, at) => {
      const insideM = boundary === undefined ? null : metresInside(boundary, report)
      const saw = insideM === null ? null : tenths(side === 'inside' ? insideM : -insideM)
      return reasonAt({ check: `${side}Geofence`, operator: null, saw, limit: null, unit: 'm' }, at, report)
    },
  }
}
