import type { Freshness } from '../../devices/tracking.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time.ts'
import type { Tracked } from '../tracked.ts'

const LEAST_DEADLINE_MS = 10 * MINUTE_MS
export const LIVE_WITHIN_MS = MINUTE_MS
export const DELAYED_WITHIN_MS = 10 * MINUTE_MS
/** Contacts and fixes may be late by one whole interval. */
const INTERVALS_ALLOWED = 2
const STORAGE_INTERVAL_MS = HOUR_MS
/** A tracker that reports this seldom sleeps in between, whether or not its owner asked for it. */
const ASLEEP_FROM_INTERVAL_MS = 30 * MINUTE_MS

/** When it is asked, epoch milliseconds, and whether the owner put the device into storage mode. */
export type AsOf = { now: number; storageMode: boolean }

/** Heard within max(10 min, 2 x the expected interval): the one meaning of online. */
export function isOnline(tracked: Tracked, asked: AsOf): boolean {
  if (tracked.lastContactAt === null) return false
  const deadlineMs = Math.max(
    LEAST_DEADLINE_MS,
    INTERVALS_ALLOWED * (expectedIntervalMs(tracked, asked) ?? 0),
  )
  return asked.now - tracked.lastContactAt <= deadlineMs
}

/** How far the shown position may be believed. What was newest but held never counts as a live fix. */
export function freshnessOf(tracked: Tracked, asked: AsOf): Freshness {
  if (!isOnline(tracked, asked)) return 'silent'
  const intervalMs = expectedIntervalMs(tracked, asked)
  if (asked.storageMode || (intervalMs ?? 0) >= ASLEEP_FROM_INTERVAL_MS) return 'asleep'
  const { last, newest } = tracked
  if (last === null || newest?.flags.includes('frozen')) return 'lastKnown'
  const ageMs = asked.now - last.shownAt
  if (!newest?.held && ageMs <= Math.max(LIVE_WITHIN_MS, INTERVALS_ALLOWED * (intervalMs ?? 0))) return 'live'
  return ageMs <= DELAYED_WITHIN_MS ? 'delayed' : 'lastKnown'
}

/** When the tracker should be heard next, epoch milliseconds; `null` where it has not told its interval. */
export function nextContactAt(tracked: Tracked, asked: AsOf): number | null {
  const intervalMs = expectedIntervalMs(tracked, asked)
  return tracked.lastContactAt === null || intervalMs === null ? null : tracked.lastContactAt + intervalMs
}

export function expectedIntervalMs({ readings }: Tracked, { storageMode }: AsOf): number | null {
  const { reportIntervalSeconds } = readings
  const reportedMs = reportIntervalSeconds === null ? null : reportIntervalSeconds * SECOND_MS
  return storageMode ? Math.max(STORAGE_INTERVAL_MS, reportedMs ?? 0) : reportedMs
}
