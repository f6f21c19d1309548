import { dueCrossings, nextDueAt } from '../../../shared/watching/watch-fix.ts'
import type { WatchStore } from '../../stores/trails/watch-item.ts'
import { type AnnounceDeps, announceEvents } from '../../watching/announce-events.ts'
import {
  type BoatMarks,
  type DeviceWatch,
  NO_MARKS,
  type WatchedDevice,
} from '../../watching/device-watch.ts'

const TRIES_MAX = 5

export type WatchDeps = {
  watchOf: (device: WatchedDevice, marks: BoatMarks) => Promise<DeviceWatch | null>
  watches: Pick<WatchStore, 'get' | 'change'>
  announce: AnnounceDeps
  clock: () => number
}

/** Raises the dwells of a device that are due although no position arrived. */
export async function raiseDwell(device: WatchedDevice, deps: WatchDeps): Promise<void> {
  const { watches, announce, clock } = deps
  const watch = await deps.watchOf(device, NO_MARKS)
  if (watch === null) return
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const { state: before, ...item } = await watches.get(device.trackId)
    const { state, crossings } = dueCrossings(before, watch.index, clock())
    if (crossings.length === 0) return
    const dueAt = nextDueAt(state, watch.index)
    const due = dueAt === null ? [] : watch.dwellDue(dueAt)
    const events = await watch.eventsOf(crossings, [], [])
    const result = await watches.change(device.trackId, { ...item, state, events, due }, null)
    if (result.isWritten) return announceEvents(result.stored, announce)
  }
  throw new Error('The watch of a device kept changing while its dwell was raised')
}
