import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import type { Crossing } from '../../shared/watching/crossing.ts'
import { LATE_AFTER_MS } from '../../shared/watching/event.ts'
import type { AccountWatch } from '../stores/accounts.ts'
import type { DeviceStore, StoredDevice } from '../stores/devices.ts'
import type { DueStore } from '../stores/due.ts'
import type { StoredEvent } from '../stores/stored-event.ts'
import type { SubscriptionStore } from '../stores/subscriptions.ts'
import type { Due, EventWrite } from '../stores/trails/watch-item.ts'
import { crossingEvent } from './crossing-event.ts'
import type { DeviceGeofences, WatchedGeofences } from './watched-geofences.ts'

/** The oldest entry that cuts the relay. */
export const CUT_WITHIN_MS = 5 * MINUTE_MS
/** When the tick does what the function that stored an event has not done by then. */
const NOTIFY_DUE_MS = MINUTE_MS
const CUT_DUE_MS = 20 * SECOND_MS
/** Late positions often come in long runs, which are evaluated together. */
const EVALUATE_AGAIN_MS = MINUTE_MS
const CACHED_TRACKS_MAX = 10_000

export type WatchedDevice = { accountId: string; deviceId: string; trackId: string }

/** The geofences that cover a device, and what their crossings lead to. */
export type DeviceWatch = DeviceGeofences & {
  /** The events to store, each with the work that ensures what follows from it. */
  eventsOf: (crossings: readonly Crossing[]) => Promise<readonly EventWrite[]>
  /** The work that raises a dwell at a time (epoch ms). */
  dwellDue: (dueAt: number) => readonly Due[]
  /** Has the stored trail evaluated again from a time (epoch ms) on. */
  evaluateAgain: (from: number) => Promise<void>
}

export type DeviceWatchDeps = {
  getWatch: (accountId: string) => Promise<AccountWatch>
  geofences: WatchedGeofences
  devices: Pick<DeviceStore, 'get'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
  due: Pick<DueStore, 'putLate'>
  clock: () => number
}

/** Finds the watch of a device; `null` if no geofence covers it. */
export function deviceWatches(deps: DeviceWatchDeps) {
  const { getWatch, geofences, due, clock } = deps
  /** The time from which a track is already to be evaluated again, by its minute. */
  const again = new Map<string, number>()

  async function evaluateAgain(device: WatchedDevice, from: number): Promise<void> {
    const dueAt = clock() + EVALUATE_AGAIN_MS
    const key = `${device.trackId} ${Math.floor(dueAt / MINUTE_MS)}`
    if ((again.get(key) ?? Number.POSITIVE_INFINITY) <= from) return
    await due.putLate(dueAt, { kind: 'late', ...device, from })
    if (again.size > CACHED_TRACKS_MAX) again.clear()
    again.set(key, from)
  }

  return async ({ accountId, deviceId, trackId }: WatchedDevice): Promise<DeviceWatch | null> => {
    const { watchVersion } = await getWatch(accountId)
    if (watchVersion === null) return null
    const covering = await geofences(accountId, watchVersion, deviceId)
    if (covering === null) return null
    const device = { accountId, deviceId, trackId }
    return {
      ...covering,
      dwellDue: (dueAt) => [{ dueAt: notPast(dueAt, clock()), work: { kind: 'dwell', ...device } }],
      evaluateAgain: (from) => evaluateAgain(device, from),
      async eventsOf(crossings) {
        const tracked = await trackedDevice(device, deps)
        return tracked === null ? [] : eventWrites(tracked, crossings, covering, clock())
      },
    }
  }
}

/** A minute that has passed is not walked through again; and a backfill may go on to show that the device has left. */
const notPast = (dueAt: number, now: number) => (dueAt > now ? dueAt : now + EVALUATE_AGAIN_MS)

/** The device as its events name it; `null` if it has another owner, or no subscription: then nothing is tracked. */
export async function trackedDevice(
  { accountId, deviceId, trackId }: WatchedDevice,
  { devices, subscriptions }: Pick<DeviceWatchDeps, 'devices' | 'subscriptions'>,
): Promise<StoredDevice | null> {
  const device = await devices.get(accountId, deviceId)
  if (device === null || device.trackId !== trackId) return null
  return (await subscriptions.covers(accountId, device.subscriptionId, deviceId)) ? device : null
}

function eventWrites(
  device: StoredDevice,
  crossings: readonly Crossing[],
  { byId }: DeviceGeofences,
  now: number,
): EventWrite[] {
  return crossings.flatMap((crossing) => {
    const geofence = byId.get(crossing.geofenceId)
    if (geofence === undefined) return []
    const event = crossingEvent(crossing, device, geofence, now - crossing.at > LATE_AFTER_MS)
    const cuts = geofence.cutRelayOnEntry && mayCut(crossing, now)
    return [{ event, due: event.late ? [] : dueOf(event, cuts, now) }]
  })
}

const mayCut = ({ type, interpolated, at }: Crossing, now: number) =>
  type === 'entry' && !interpolated && now - at <= CUT_WITHIN_MS

function dueOf({ accountId, eventKey }: StoredEvent, cuts: boolean, now: number): Due[] {
  const notify: Due = { dueAt: now + NOTIFY_DUE_MS, work: { kind: 'event', accountId, eventKey } }
  return cuts ? [notify, { dueAt: now + CUT_DUE_MS, work: { kind: 'cut', accountId, eventKey } }] : [notify]
}
