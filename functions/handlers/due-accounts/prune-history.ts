import { historyStart } from '../../../shared/account/history.ts'
import { DAY_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { spreadMs } from '../../due/spread.ts'
import type { HistoryStore } from '../../stores/accounts/history.ts'
import { type DeviceScope, wholeAccount } from '../../stores/devices/device-scope.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { LogbookStore } from '../../stores/devices/logbook.ts'
import type { DueStore } from '../../stores/due.ts'
import type { DueWork } from '../../stores/due-work.ts'
import type { EventEraser } from '../../stores/events/erase-events.ts'
import type { TrackEraser } from '../../stores/trails/erase-track.ts'

export type PruneHistoryDeps = {
  history: Pick<HistoryStore, 'getMonths'>
  devices: { list: (scope: DeviceScope) => Promise<Pick<StoredDevice, 'deviceId' | 'trackId'>[]> }
  tracks: Pick<TrackEraser, 'eraseBefore'>
  events: Pick<EventEraser, 'eraseBefore'>
  logbook: Pick<LogbookStore, 'eraseBefore'>
  due: Pick<DueStore, 'put'>
  now: () => number
}

/** Fits into the function's timeout. The next step runs a minute later. */
const STEP = { items: 2_000, devices: 200 }

/**
 * Erases the history of an account that is older than its owner wants to keep, device by device in steps, and repeats
 * that every day. Stops once the owner keeps it for as long as the deployment does.
 */
export async function pruneHistory(
  { accountId, after }: DueWork<'pruneHistory'>,
  { history, devices, tracks, events, logbook, due, now }: PruneHistoryDeps,
  step = STEP,
): Promise<void> {
  const months = await history.getMonths(accountId)
  if (months === null) return
  const before = historyStart(months, now())
  const goOn = (from: string | null) =>
    due.put(now() + MINUTE_MS, { kind: 'pruneHistory', accountId, after: from })

  let left = step.items
  if (after === null) {
    left -= await events.eraseBefore(accountId, toIso(before), left)
    if (left <= 0) return goOn(null)
  }
  const all = (await devices.list(wholeAccount(accountId))).toSorted((a, b) =>
    a.deviceId < b.deviceId ? -1 : 1,
  )
  const waiting = all.filter(({ deviceId }) => after === null || deviceId > after)
  let done = after
  for (const { deviceId, trackId } of waiting.slice(0, step.devices)) {
    left -= await tracks.eraseBefore(trackId, before, left)
    if (left <= 0) return goOn(done ?? BEFORE_ALL)
    await logbook.eraseBefore({ accountId, trackId }, before)
    done = deviceId
  }
  if (waiting.length > step.devices) return goOn(done)
  await due.put(nextAt(accountId, now()), { kind: 'pruneHistory', accountId, after: null })
}

/** Sorts before every device: the events are erased already. */
const BEFORE_ALL = ''

/** The account's minute of the next day. It is always the same minute, so that work put twice replaces itself. */
function nextAt(accountId: string, now: number): number {
  const at = Math.floor(now / DAY_MS) * DAY_MS + spreadMs(accountId, DAY_MS)
  return at > now ? at : at + DAY_MS
}
