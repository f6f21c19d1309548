import type { DeviceView } from '../../shared/devices/device.ts'
import { reprocessedState } from '../common/reprocessed-state.ts'
import type { DeviceStore, ListedDevice } from '../stores/devices.ts'
import { awaitedLater } from '../stores/dynamodb/awaited-later.ts'
import type { SubscriptionStore } from '../stores/subscriptions.ts'
import type { LiveState } from '../stores/trails/live-item.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import { deviceView } from './device-view.ts'

export type ListDevicesDeps = {
  devices: Pick<DeviceStore, 'listPages'>
  subscriptions: Pick<SubscriptionStore, 'assignments'>
  trails: Pick<TrailStore, 'getLiveStates' | 'listPositions' | 'saveReprocessed'>
  now: () => number
}

/** As many as one call to the store takes: it reads the next while this function works on these. */
const DEVICES_AT_ONCE = 100
/** Each is a day of trail to read; after an outage a whole fleet has late points at once. */
const SETTLED_MAX = 100

/** The devices of an account as they are now, and how many more it may add. */
export async function listDevices(accountId: string, deps: ListDevicesDeps) {
  const now = deps.now()
  const reading = awaitedLater(deps.subscriptions.assignments(accountId))
  const late = { settled: 0, left: 0 }
  const views: Promise<DeviceView[]>[] = []
  for await (const page of deps.devices.listPages(accountId))
    for (let first = 0; first < page.length; first += DEVICES_AT_ONCE)
      views.push(awaitedLater(viewsOf(page.slice(first, first + DEVICES_AT_ONCE))))
  const devices = (await Promise.all(views)).flat()
  const { free } = await reading
  return { devices, availableDevices: free, message: late.left === 0 ? null : lateMessage(late.left) }

  /** Of a device without a subscription nothing is read, so nothing can be told. */
  async function viewsOf(some: readonly ListedDevice[]): Promise<DeviceView[]> {
    const { assigned } = await reading
    const tracked = some.filter(({ deviceId }) => assigned.has(deviceId))
    const states = await deps.trails.getLiveStates(tracked.map(({ trackId }) => trackId))
    return Promise.all(
      some.map(async (device) => {
        const state = states.get(device.trackId)
        const subscriptionId = assigned.get(device.deviceId) ?? null
        return deviceView(device, subscriptionId, state ? await settled(device, state) : null, now)
      }),
    )
  }

  async function settled({ trackId, deviceType }: ListedDevice, state: LiveState) {
    if (state.latePositions === 0) return state.tracked
    if (late.settled === SETTLED_MAX) {
      late.left += 1
      return state.tracked
    }
    late.settled += 1
    return reprocessedState(trackId, state, { now, deviceType }, deps.trails)
  }
}

const lateMessage = (devices: number) =>
  `Positions that came late are not yet counted for ${devices} of the devices; ask again to have them counted.`
