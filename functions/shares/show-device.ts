import { fitTrail } from '../../shared/shares/fit-trail.ts'
import { type SharedDevice, sharedPoint } from '../../shared/shares/shared-location.ts'
import { HOUR_MS } from '../../shared/time.ts'
import { AHEAD_TOLERANCE_MS } from '../../shared/tracking/clock.ts'
import { countedPositions } from '../../shared/tracking/settle.ts'
import { settledState } from '../devices/settled.ts'
import type { StoredDevice } from '../stores/devices.ts'
import type { TrailStore } from '../stores/trails.ts'

export type ShowDeviceDeps = {
  trails: Pick<TrailStore, 'readLive' | 'readPositions' | 'settleLive'>
  now: () => number
}

/** Where the device is and was in the last hours; the trail ends where its clock may be ahead of ours. */
export async function showDevice(
  { trackId, deviceName, deviceType }: StoredDevice,
  { trailHours, pointsMax }: { trailHours: number; pointsMax: number },
  { trails, now }: ShowDeviceDeps,
): Promise<SharedDevice> {
  const live = await trails.readLive(trackId)
  if (live === null) return { deviceName, location: null, trail: [] }
  const { last } = await settledState(trackId, live, { now: now(), deviceType }, trails)
  const from = now() - trailHours * HOUR_MS
  const to = now() + AHEAD_TOLERANCE_MS
  const positions = await trails.readPositions(trackId, from, to)
  const counted = countedPositions(positions, deviceType, from, to)
  return {
    deviceName,
    location: last && sharedPoint(last),
    trail: fitTrail(counted, pointsMax).map(sharedPoint),
  }
}
