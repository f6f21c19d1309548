import type { Freshness } from '../../devices/tracking.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time.ts'
import type { Tracked } from '../tracked.ts'

const MIN_DEADLINE_MS = 10 * MINUTE_MS
export const LIVE_WITHIN_MS = MINUTE_MS
export const DELAYED_WITHIN_MS = 10 * MINUTE_MS
/** A contact or a fix may be late by one whole interval. */
export const INTERVALS_ALLOWED = 2
const STORAGE_INTERVAL_MS = HOUR_MS
/** A tracker that reports this rarely sleeps in between, in storage mode or not. */
const ASLEEP_FROM_INTERVAL_MS = 30 * MINUTE_MS

/** `now` is epoch milliseconds; `storageMode` is whether the owner put the device into storage mode. */
export type AsOf = { now: number; storageMode: boolean }

/** Whether the last contact is at most 10 minutes ago, or twice the expected interval where that is longer. */
export function isOnline(tracked: Tracked, asOf: AsOf): boolean {
  if (tracked.lastContactAt === null) return false
  const deadlineMs = Math.max(MIN_DEADLINE_MS, INTERVALS_ALLOWED * (expectedIntervalMs(tracked, asOf) ?? 0))
  return asOf.now - tracked.lastContactAt <= deadlineMs
}

/**
 * How current the shown position is.
 * - `silent`: the tracker is not online, see `isOnline`.
 * - `asleep`: it is online, in storage mode or with an expected interval of 30 minutes or more.
 * - `live`: the fix is at most 60 s old, or twice the expected interval, and no newer fix is held.
 * - `delayed`: the fix is at most 10 minutes old.
 * - `lastKnown`: it is older, there is none, or the receiver is frozen.
 */
export function freshnessOf(tracked: Tracked, asOf: AsOf): Freshness {
  if (!isOnline(tracked, asOf)) return 'silent'
  const intervalMs = expectedIntervalMs(tracked, asOf)
  if (asOf.storageMode || (intervalMs ?? 0) >= ASLEEP_FROM_INTERVAL_MS) return 'asleep'
  const { last, newest } = tracked
  if (last === null || newest?.flags.includes('frozen')) return 'lastKnown'
  const ageMs = asOf.now - last.shownAt
  if (!newest?.held && ageMs <= Math.max(LIVE_WITHIN_MS, INTERVALS_ALLOWED * (intervalMs ?? 0))) return 'live'
  return ageMs <= DELAYED_WITHIN_MS ? 'delayed' : 'lastKnown'
}

/** When the next contact is expected, epoch milliseconds; `null` where the interval is unknown. */
export function nextContactAt(tracked: Tracked, asOf: AsOf): number | null {
  const intervalMs = expectedIntervalMs(tracked, asOf)
  return tracked.lastContactAt === null || intervalMs === null ? null : tracked.lastContactAt + intervalMs
}

/** The tracker's reported interval in milliseconds, in storage mode at least an hour; `null` where it is unknown. */
export function expectedIntervalMs({ readings }: Tracked, { storageMode }: AsOf): number | null {
  const { reportIntervalSeconds } = readings
  const reportedMs = reportIntervalSeconds === null ? null : reportIntervalSeconds * SECOND_MS
  return storageMode ? Math.max(STORAGE_INTERVAL_MS, reportedMs ?? 0) : reportedMs
}
