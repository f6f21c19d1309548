import { haversineMetres, isWithinMetres, metresUpperBound } from '../../geo/distance.ts'
import { SECOND_MS } from '../../time.ts'
import { ANCHOR_BAND_M, STOPPED_AFTER_MS } from '../motion/motion.ts'
import { elapsedMs, type FixPoint } from './fix-order.ts'
import { TIME_JITTER_SECONDS } from './steps.ts'

const ECHO_FROM_M = 100
/** Metres per second squared, held from one fix to the next: no vehicle turns back like that. */
const TURNS_BELOW_MS2 = 3

/** May `far` be an echo? Cheaply: the ways to and from an echo differ by more than the shorter of them. */
export const mayBeSpike = (from: FixPoint, far: FixPoint, back: FixPoint) =>
  metresUpperBound(from.lat - 2 * far.lat + back.lat, from.lng - 2 * far.lng + back.lng) >= ECHO_FROM_M

/**
 * Is the third of five fixes in a row an echo: alone far out and back? The way out and the way home are 100 m or
 * more and longer than from end to end, and it cannot have been there: nothing turns so hard, or the two fixes
 * before and the two after stand within 50 m of each other, less than 300 s apart. At an end of the trail the outer
 * ones may be missing.
 */
export function isSpike([before, from, far, back, after]: readonly (FixPoint | undefined)[]): boolean {
  if (from === undefined || far === undefined || back === undefined) return false
  const [out, home] = [haversineMetres(from, far), haversineMetres(far, back)]
  if (Math.min(out, home) < Math.max(ECHO_FROM_M, haversineMetres(from, back))) return false
  const [outSeconds, homeSeconds] = [secondsAtMost(from, far), secondsAtMost(far, back)]
  const turnMs2 = (2 * (out / outSeconds + home / homeSeconds)) / (outSeconds + homeSeconds)
  if (turnMs2 >= TURNS_BELOW_MS2) return true
  const beside = [before, back, after]
  const standing = beside.every((fix) => fix !== undefined && isWithinMetres(ANCHOR_BAND_M, from, fix))
  return standing && elapsedMs(from, back) < STOPPED_AFTER_MS
}

const secondsAtMost = (a: FixPoint, b: FixPoint) => elapsedMs(a, b) / SECOND_MS + TIME_JITTER_SECONDS
