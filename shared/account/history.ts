import { DAY_MS } from '../time.ts'

/** How long the history of an account is kept: its positions, trips, figures and alerts. */
export const HISTORY_MONTHS_MIN = 3
/** Unless the deployment says otherwise. */
export const HISTORY_MONTHS_MAX = 40
export const HISTORY_CHOICES = [3, 6, 12, 24, 36] as const

const DAYS_IN_MONTH = 30.44

export const monthsMs = (months: number) => months * DAYS_IN_MONTH * DAY_MS

/** The start of the UTC day (epoch ms) that is the first to stay of a history of so many months. */
export const historyStart = (months: number, now: number) =>
  Math.floor((now - monthsMs(months)) / DAY_MS) * DAY_MS
