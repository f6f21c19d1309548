import { haversineMetres, isWithinMetres, metresUpperBound } from '../../geo/distance.ts'
import { SECOND_MS } from '../../time.ts'
import { ANCHOR_BAND_M, STOPPED_AFTER_MS } from '../motion/motion.ts'
import { elapsedMs, type FixPoint } from './fix-order.ts'
import { TIME_JITTER_SECONDS } from './steps.ts'

const SPIKE_FROM_M = 100
/** Metres per second squared, sustained from one fix to the next: no vehicle turns round like that. */
const TURNS_BELOW_MS2 = 3

/**
 * A cheap test that every spike passes: the vectors out to `far` and back home differ by at least the length of the
 * shorter one, which is 100 m or more.
 */
export const mayBeSpike = (from: FixPoint, far: FixPoint, back: FixPoint) =>
  metresUpperBound(from.lat - 2 * far.lat + back.lat, from.lng - 2 * far.lng + back.lng) >= SPIKE_FROM_M

/**
 * Whether the third of five consecutive fixes is a spike, a single outlier that jumps away and comes back. The
 * steps to it and from it are each 100 m or more and at least as long as the step between its neighbours, and it
 * cannot be real: the turn takes 3 m/s² or more, or the other four stand still, with all of them within 50 m of the
 * fix before it and its neighbours less than 300 s apart. At an end of the trail the outer fixes may be missing;
 * then only the turn decides.
 */
export function isSpike([before, from, far, back, after]: readonly (FixPoint | undefined)[]): boolean {
  if (from === undefined || far === undefined || back === undefined) return false
  const [out, home] = [haversineMetres(from, far), haversineMetres(far, back)]
  if (Math.min(out, home) < Math.max(SPIKE_FROM_M, haversineMetres(from, back))) return false
  const [outSeconds, homeSeconds] = [secondsAtMost(from, far), secondsAtMost(far, back)]
  const turnMs2 = (2 * (out / outSeconds + home / homeSeconds)) / (outSeconds + homeSeconds)
  if (turnMs2 >= TURNS_BELOW_MS2) return true
  const neighbours = [before, back, after]
  const standing = neighbours.every((fix) => fix !== undefined && isWithinMetres(ANCHOR_BAND_M, from, fix))
  return standing && elapsedMs(from, back) < STOPPED_AFTER_MS
}

const secondsAtMost = (a: FixPoint, b: FixPoint) => elapsedMs(a, b) / SECOND_MS + TIME_JITTER_SECONDS
