import { type Boundary, metresInside } from '../../geofences/boundary.ts'
import { hundredths } from '../../hundredths.ts'
import { MINUTE_MS, toIso } from '../../time.ts'
import { bandM, tenths } from '../band.ts'
import type { WatchedFix } from '../crossing.ts'
import type { Check } from './explanation.ts'

/** Which side of the edge a fix is on, and how far; the limit is the band. */
export function sideOf(boundary: Boundary, fix: WatchedFix): Check {
  const insideM = metresInside(boundary, fix)
  return {
    check: insideM < 0 ? 'outsideBy' : 'insideBy',
    saw: tenths(Math.abs(insideM)),
    limit: bandM(fix),
    unit: 'm',
    at: toIso(fix.shownAt),
    accuracyM: fix.accuracyM,
  }
}

type Timed = Extract<Check['check'], 'changed' | 'lastPosition' | 'gap' | 'receivedAfter' | 'dwelled'>

/** A duration, and its limit. */
export const minutesOf = (check: Timed, at: number, sawMs: number | null, limitMs: number | null): Check => ({
  check,
  saw: sawMs === null ? null : hundredths(sawMs / MINUTE_MS),
  limit: limitMs === null ? null : limitMs / MINUTE_MS,
  unit: 'min',
  at: toIso(at),
  accuracyM: null,
})
