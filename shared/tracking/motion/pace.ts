import { isWithinMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import { SECOND_MS } from '../../time.ts'
import { KMH_PER_METRE_PER_SECOND } from '../../units.ts'
import type { StampedPosition } from '../judging/clock.ts'
import { NEAR_M } from './motion.ts'
import { AVERAGE_ABOVE_KMH } from './reported-speeds.ts'

/** A device counts as moving above this speed, in the dashboard and in history (specification 1.4). */
export const MOVING_ABOVE_KMH = 2
/** The time that 30 m take at that speed: 54 s. */
const NEAR_FOR_MS = (NEAR_M * KMH_PER_METRE_PER_SECOND * SECOND_MS) / MOVING_ABOVE_KMH

/** Whether a tracker moves at its newest accepted fix: by its speed, or by distance where the speed is unknown. */
export type Pace = {
  /** Whether it has ever reported more than 1 km/h. The 0 of a tracker that never did says nothing. */
  reportsSpeed: boolean
  moving: boolean
  /** Where the distance is measured from, and since when (epoch milliseconds); `null` where the speed is known. */
  from: (Point & { at: number }) | null
}

type Fix = Pick<StampedPosition, 'lat' | 'lng' | 'shownAt' | 'speedKmh'>

/**
 * The pace after the next accepted fix; `last` is the accepted fix before it. Without a known speed, a tracker moves
 * when it is 30 m from where it was, and stands when it has been closer than that for 54 s, or at the next fix where
 * that is later. The step of an accepted jump (`afterJump`) does not count as movement.
 */
export function nextPace(pace: Pace | null, last: Fix | null, fix: Fix, afterJump: boolean): Pace {
  const reportsSpeed = (pace?.reportsSpeed ?? reports(last)) || reports(fix)
  const speedKmh = knownSpeedKmh({ reportsSpeed }, fix)
  if (speedKmh !== null) return { reportsSpeed, moving: speedKmh > MOVING_ABOVE_KMH, from: null }

  const moving = pace?.moving ?? false
  const here = { lat: fix.lat, lng: fix.lng, at: fix.shownAt }
  const from = pace?.from ?? (last && { lat: last.lat, lng: last.lng, at: last.shownAt })
  if (from === null || afterJump) return { reportsSpeed, moving, from: here }
  if (!isWithinMetres(NEAR_M, from, fix)) return { reportsSpeed, moving: true, from: here }
  if (fix.shownAt - from.at >= NEAR_FOR_MS) return { reportsSpeed, moving: false, from: here }
  return { reportsSpeed, moving, from }
}

/**
 * The reported speed in km/h; `null` where there is none, or only the 0 of a tracker that never reports another. A
 * state from before there was a pace is taken to report.
 */
export const knownSpeedKmh = (
  pace: Pick<Pace, 'reportsSpeed'> | null,
  { speedKmh }: Pick<Fix, 'speedKmh'>,
) => (pace === null || pace.reportsSpeed ? speedKmh : null)

const reports = (fix: Fix | null) => (fix?.speedKmh ?? 0) > AVERAGE_ABOVE_KMH
