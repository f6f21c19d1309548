import { HOUR_MS } from '../time.ts'
import { dayAfter, dayAt, instantOf } from '../trails/day-range.ts'
import type { SnoozeChoice } from './snooze.ts'

const MONDAY = 1
const MONDAY_MORNING = '08:00'
const DAYS_OF_WEEK = 7

/** Until when (epoch ms) a choice mutes that is made at `now`; `null` for no longer. */
export function snoozedUntil(choice: SnoozeChoice, timeZone: string, now: number): number | null {
  if (choice === 'off') return null
  if (choice === '1h') return now + HOUR_MS
  if (choice === '8h') return now + 8 * HOUR_MS
  return nextMondayMorning(timeZone, now)
}

/** 08:00 of the next Monday in a time zone, after `now` (epoch ms). */
function nextMondayMorning(timeZone: string, now: number): number {
  const today = dayAt(now, timeZone)
  const weekday = new Date(`${today}T00:00Z`).getUTCDay()
  const days = (MONDAY - weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK
  const mornings = [days, days + DAYS_OF_WEEK].map((after) =>
    instantOf(`${dayAfter(today, after)}T${MONDAY_MORNING}`, timeZone),
  )
  const next = mornings.find((morning) => morning !== null && morning > now)
  if (next === undefined || next === null) throw new Error(`No Monday after ${today} in ${timeZone}`)
  return next
}
