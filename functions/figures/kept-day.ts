import type { TimeSpan } from '../../shared/reports/figures/time-spans.ts'
import { DAY_MS, MINUTE_MS, toIso } from '../../shared/time.ts'
import type { KeptDay } from './day-format.ts'

/** A mark is written up to this long before its positions are stored, on a clock of its own. */
const MARKED_BEFORE_MS = MINUTE_MS

/** A device as it is now; `lateAt` has the late marks by UTC date. */
type Now = { deviceType: string; ownedSince: number; lateAt: ReadonlyMap<string, number> }

/** Whether a kept day still is what the stored positions say. */
export function isCurrent({ deviceType, computedAt, ownedSince, reach }: KeptDay, now: Now): boolean {
  if (deviceType !== now.deviceType) return false
  // A day that was wholly the account's remains so.
  if (ownedSince !== now.ownedSince && ownedSince > reach.from) return false
  return utcDatesOf(reach).every((date) => {
    const markedAt = now.lateAt.get(date)
    return markedAt === undefined || markedAt + MARKED_BEFORE_MS < computedAt
  })
}

/** The UTC dates of a span, of which the first and the last may be cut. */
export function utcDatesOf({ from, to }: TimeSpan): string[] {
  const dates: string[] = []
  for (let at = Math.floor(from / DAY_MS) * DAY_MS; at <= to; at += DAY_MS) dates.push(utcDate(at))
  return dates
}

export const utcDate = (at: number) => toIso(at).slice(0, 10)
