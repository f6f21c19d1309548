import { DAY_MS } from '../../shared/time.ts'
import type { SubscriptionStore } from '../stores/billing/subscriptions.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { TrailStore } from '../stores/trails/trails.ts'

/** The readings that a tracker sent of its vehicle; `null` where it never sent one. */
export type DeviceReadings = { odometerKm: number | null; engineHours: number | null }

export const NO_READINGS: DeviceReadings = { odometerKm: null, engineHours: null }

export type ReadingsDeps = {
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  trails: Pick<TrailStore, 'getLiveStates' | 'listPositions'>
}

/** A parked vehicle reports at least once in this time; the readings of a longer silence are not looked for. */
const LOOKED_BACK_MS = 7 * DAY_MS

/** The newest readings of each device, by its id. A device without a subscription shows none. */
export async function newestReadings(
  accountId: string,
  devices: readonly StoredDevice[],
  { subscriptions, trails }: ReadingsDeps,
): Promise<ReadonlyMap<string, DeviceReadings>> {
  const { assigned } = await subscriptions.assignments(accountId)
  const tracked = devices.filter(({ deviceId }) => assigned.has(deviceId))
  const states = await trails.getLiveStates(tracked.map(({ trackId }) => trackId))
  return new Map(
    tracked.map(({ deviceId, trackId }) => [deviceId, states.get(trackId)?.tracked.readings ?? NO_READINGS]),
  )
}

/** The readings that the device had reported by a time (epoch ms), from its stored positions of the days before. */
export async function readingsAt(
  { accountId, deviceId, trackId }: StoredDevice,
  at: number,
  { subscriptions, trails }: ReadingsDeps,
): Promise<DeviceReadings> {
  const { assigned } = await subscriptions.assignments(accountId)
  if (!assigned.has(deviceId)) return NO_READINGS
  const stored = await trails.listPositions(trackId, at - LOOKED_BACK_MS, at)
  const before = stored.filter(({ shownAt }) => shownAt <= at).toSorted((a, b) => b.shownAt - a.shownAt)
  return {
    odometerKm: before.find(({ odometerKm }) => odometerKm !== null)?.odometerKm ?? null,
    engineHours: before.find(({ engineHours }) => engineHours !== null)?.engineHours ?? null,
  }
}
