import type { DeviceView } from '../../shared/devices/device.ts'
import type { SubscriptionStore } from '../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../stores/devices/device-scope.ts'
import type { DeviceStore, ListedDevice } from '../stores/devices/devices.ts'
import { awaitedLater } from '../stores/dynamodb/awaited-later.ts'
import type { LiveState } from '../stores/trails/live-item.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import { reprocessedState } from '../trails/reprocessed-state.ts'
import { deviceView } from './device-view.ts'

export type ListDevicesDeps = {
  devices: Pick<DeviceStore, 'listPages'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  trails: Pick<TrailStore, 'getLiveStates' | 'listPositions' | 'saveReprocessed'>
  now: () => number
}

/** The devices in one store call: the store reads the next batch while this function works on the last. */
const DEVICES_PER_BATCH = 100
/** Reprocessing reads a day of trail per device, and after an outage a whole fleet has late positions. */
const REPROCESSED_MAX = 100

/** The devices of a scope as they are now, and how many more the account can add. */
export async function listDevices(scope: DeviceScope, deps: ListDevicesDeps) {
  const now = deps.now()
  const assignments = awaitedLater(deps.subscriptions.assignments(scope.accountId))
  const late = { reprocessed: 0, left: 0 }
  const views: Promise<DeviceView[]>[] = []
  for await (const page of deps.devices.listPages(scope))
    for (let first = 0; first < page.length; first += DEVICES_PER_BATCH)
      views.push(awaitedLater(viewsOf(page.slice(first, first + DEVICES_PER_BATCH))))
  const devices = (await Promise.all(views)).flat()
  const { free } = await assignments
  return {
    devices,
    availableDevices: free,
    message: late.left === 0 ? null : ('late-positions' as const),
    devicesWithLatePositions: late.left,
  }

  /** Devices without a subscription show no tracking, so their state is not read. */
  async function viewsOf(batch: readonly ListedDevice[]): Promise<DeviceView[]> {
    const { assigned } = await assignments
    const tracked = batch.filter(({ deviceId }) => assigned.has(deviceId))
    const states = await deps.trails.getLiveStates(tracked.map(({ trackId }) => trackId))
    return Promise.all(
      batch.map(async (device) => {
        const state = states.get(device.trackId)
        const subscriptionId = assigned.get(device.deviceId) ?? null
        return deviceView(device, subscriptionId, state ? await currentState(device, state) : null, now)
      }),
    )
  }

  async function currentState({ trackId, deviceType }: ListedDevice, state: LiveState) {
    if (state.latePositions === 0) return state.tracked
    if (late.reprocessed === REPROCESSED_MAX) {
      late.left += 1
      return state.tracked
    }
    late.reprocessed += 1
    return reprocessedState(trackId, state, { now, deviceType }, deps.trails)
  }
}
