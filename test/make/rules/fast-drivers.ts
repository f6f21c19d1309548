import { HOUR_MS, SECOND_MS } from '../../../shared/time.ts'
import { aStampedPosition, NOON } from '../tracking/a-position.ts'
import type { ruleOwners } from './rule-owner.ts'

const STEP_MS = 30 * SECOND_MS
const METRES_PER_DEGREE = 111_195
const KMH_PER_METRE_PER_SECOND = 3.6

/** Too fast for a minute, 5 minutes after the start. */
export const FAST_DRIVE = [...Array<number>(10).fill(60), 90, 90, ...Array<number>(10).fill(60)]
export const FAST_FROM = NOON + 10 * STEP_MS

/** A drive northwards from noon on, a report every 30 s, at these speeds. */
export function aDriveAt(speeds: readonly number[]) {
  let lat = 26
  return speeds.map((speedKmh, index) => {
    lat += ((speedKmh / KMH_PER_METRE_PER_SECOND) * (STEP_MS / SECOND_MS)) / METRES_PER_DEGREE
    const at = NOON + index * STEP_MS
    return aStampedPosition({ recordedAt: at, receivedAt: at, lat, lng: -80.1, speedKmh, accuracyM: 5 })
  })
}

/** Owners of devices that all made the fast drive. It is an hour later. */
export const fastDrivers =
  (anOwner: ReturnType<typeof ruleOwners>) =>
  async (...deviceIds: readonly string[]) => {
    const owner = await anOwner(...deviceIds)
    for (const deviceId of deviceIds) await owner.record(deviceId, aDriveAt(FAST_DRIVE))
    owner.deps.now = () => NOON + HOUR_MS
    return owner
  }
