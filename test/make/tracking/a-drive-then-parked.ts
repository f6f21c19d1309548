import { SECOND_MS, toIso } from '../../../shared/time.ts'

const INTERVAL_MS = 20 * SECOND_MS
const DRIVING_SHARE = 0.7
const STEP_DEGREES = 0.0008

/** `count` positions, one every 20 s until now: a drive northwards, then parked for the last 30 %. */
export function aDriveThenParked(count: number) {
  const start = Date.now() - count * INTERVAL_MS
  return Array.from({ length: count }, (_, index) => ({
    time: toIso(start + index * INTERVAL_MS),
    lat: 26.1 + Math.min(index, count * DRIVING_SHARE) * STEP_DEGREES,
    lng: -80.15 + Math.sin(index) * 0.00002,
    speedKmh: index < count * DRIVING_SHARE ? 16 : 0,
  }))
}
