import { haversineMetres, metresUpperBound } from '../../geo/distance.ts'
import { SECOND_MS } from '../../time.ts'
import { KMH_PER_METRE_PER_SECOND } from '../../units.ts'
import type { StampedPosition } from './clock.ts'
import { elapsedMs, type FixPoint } from './fix-order.ts'

const LIMIT_KMH = 250
const TRAIN_LIMIT_KMH = 400
const WITHOUT_LIMIT = new Set(['aircraft', 'helicopter', 'drone'])
/** The times of fixes are off by up to this much, either way. */
export const TIME_JITTER_SECONDS = 2
const STANDING_BELOW_KMH = 2
const SATELLITES_FOR_A_FIX = 4

/** The speed in km/h that a device of the type cannot exceed; `null` for aircraft, which have no limit. */
export function limitKmhOf(deviceType: string): number | null {
  if (WITHOUT_LIMIT.has(deviceType)) return null
  return deviceType === 'train' ? TRAIN_LIMIT_KMH : LIMIT_KMH
}

/** Whether the step between two fixes is faster than the limit, even with 2 s more time. Never for no limit. */
export function exceedsSpeedLimit(limitKmh: number | null, from: FixPoint, to: FixPoint): boolean {
  if (limitKmh === null) return false
  const seconds = elapsedMs(from, to) / SECOND_MS + TIME_JITTER_SECONDS
  if (speedKmhOver(metresBetweenAtMost(from, to), seconds) <= limitKmh) return false
  return speedKmhOver(haversineMetres(from, to), seconds) > limitKmh
}

/** Speed of the straight step between two fixes in km/h; 0 for fixes of the same moment. */
export function stepKmh(from: FixPoint, to: FixPoint): number {
  const seconds = elapsedMs(from, to) / SECOND_MS
  return seconds === 0 ? 0 : speedKmhOver(haversineMetres(from, to), seconds)
}

/** Whether `stepKmh` is `kmh` or more. */
export function isStepAtLeast(kmh: number, from: FixPoint, to: FixPoint): boolean {
  const seconds = elapsedMs(from, to) / SECOND_MS
  return speedKmhOver(metresBetweenAtMost(from, to), seconds) >= kmh && stepKmh(from, to) >= kmh
}

const speedKmhOver = (metres: number, seconds: number) => (metres / seconds) * KMH_PER_METRE_PER_SECOND

/** A cheap upper bound of the distance. */
const metresBetweenAtMost = (from: FixPoint, to: FixPoint) =>
  metresUpperBound(to.lat - from.lat, to.lng - from.lng)

export const isSamePlace = (a: FixPoint, b: FixPoint) => a.lat === b.lat && a.lng === b.lng

/**
 * Whether the tracker itself reports that it stands: ignition off, or below 2 km/h with satellites enough for a fix.
 */
export const reportsStanding = ({ ignition, speedKmh, satellites }: StampedPosition) =>
  ignition === false ||
  (speedKmh !== null &&
    speedKmh < STANDING_BELOW_KMH &&
    satellites !== null &&
    satellites >= SATELLITES_FOR_A_FIX)
