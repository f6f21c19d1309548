import { toIso } from '../time.ts'
import { monthsAfter } from '../times/months-after.ts'

/** When a period ends (ISO UTC) that is extended by a month: the same time of day, on the last day of a shorter month. */
export function monthAfter(endsAt: string): string {
  const iso = toIso(Date.parse(endsAt))
  return `${monthsAfter(iso.slice(0, 10), 1)}${iso.slice(10)}`
}
