import { haversineMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import { MINUTE_MS, SECOND_MS } from '../../time.ts'
import { KMH_PER_METRE_PER_SECOND } from '../../units.ts'

/** The newest credible fix of a boat at anchor, and since when those after it are not. Times in epoch ms. */
export type Credible = { place: Point | null; at: number; doubtedSince: number | null }

/** A boat does not drag faster: 3.9 knots. */
const DRAG_MAX_KMH = 2 * KMH_PER_METRE_PER_SECOND
/** A tow is faster, and then the reported speed about explains the step. */
const TIMES_THE_REPORTED_SPEED = 1.5
/** A step that every receiver may show between two fixes. */
const STEP_MIN_M = 10
/** Bad fixes come alone or in runs of up to a minute. */
const IMPOSSIBLE_AT_MOST_MS = MINUTE_MS

/** `doubtful`: far from the place before, after fixes that could not be right. */
type Credibility = 'credible' | 'doubtful' | 'impossible'

type JudgedFix = Point & {
  at: number
  speedKmh: number | null
  noiseM: number
  /** How far outside the circle: the first fix of a watch must be about within. */
  outsideM: number
}

/** Whether a boat at anchor can be where a fix says. A bad fix jumps away, while a boat drags. */
export function credibilityOf({ place, at, doubtedSince }: Credible, fix: JudgedFix): Credibility {
  const stepM = place === null ? fix.outsideM : haversineMetres(place, fix)
  if (stepM <= Math.max(STEP_MIN_M, fix.noiseM)) return 'credible'
  const possibleKmh = Math.max(DRAG_MAX_KMH, TIMES_THE_REPORTED_SPEED * (fix.speedKmh ?? 0))
  const possibleM = (possibleKmh / KMH_PER_METRE_PER_SECOND) * ((fix.at - at) / SECOND_MS)
  if (stepM <= possibleM) return doubtedSince === null ? 'credible' : 'doubtful'
  const isLong = doubtedSince !== null && fix.at - doubtedSince > IMPOSSIBLE_AT_MOST_MS
  return isLong ? 'doubtful' : 'impossible'
}
