import { anchorFirings } from '../../../shared/watching/anchor/anchor-firings.ts'
import { dueAnchored } from '../../../shared/watching/anchor/anchored.ts'
import { announceEvents } from '../../watching/announce-events.ts'
import { NO_MARKS, type WatchedDevice } from '../../watching/device-watch.ts'
import type { WatchDeps } from './raise-dwell.ts'

const TRIES_MAX = 5

/**
 * Raises the alarms of an anchor watch that are due although no position arrived: silence, or an alarm again that nobody
 * has acknowledged. The next check is put unless there is a later one than that of `at` (epoch ms).
 */
export async function checkAnchor(
  { at, ...device }: WatchedDevice & { at: number },
  { watches, watchOf, announce, clock }: WatchDeps,
): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const { anchored: before, ...item } = await watches.get(device.trackId)
    if (before === null || (before.checkAt ?? 0) > at) return
    const watch = await watchOf(device, { ...NO_MARKS, anchoredAt: before.watch.setAt })
    if (watch === null) return
    const { anchored, raised } = dueAnchored(before, clock())
    const firings = anchorFirings(anchored, raised)
    const events = firings.length === 0 ? [] : await watch.eventsOf([], firings, [])
    const { checked, due } = watch.checkAnchor({ ...anchored, checkAt: null })
    const change = { ...item, anchored: checked, events, due }
    const result = await watches.change(device.trackId, change, null)
    if (result.isWritten) return announceEvents(result.stored, announce)
  }
  throw new Error('The watch of a device kept changing while its anchor watch was checked')
}
