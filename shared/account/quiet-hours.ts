import { dayAfter, dayAt, instantOf } from '../trails/day-range.ts'

/** Times of day (`HH:MM`) in the account's time zone; `null`: no quiet hours. They may cross midnight. */
export type QuietHours = { from: string | null; to: string | null }

/**
 * When the quiet hours end that `at` is in, both epoch ms; `null` outside of them. They begin and end at the first
 * instant of their local times, so an hour that the clocks repeat is quiet once.
 */
export function quietUntil({ from, to }: QuietHours, timeZone: string, at: number): number | null {
  if (from === null || to === null || from === to) return null
  const today = dayAt(at, timeZone)
  for (const first of [dayAfter(today, -1), today]) {
    const last = first !== null && from > to ? dayAfter(first, 1) : first
    const begin = instantOf(`${first}T${from}`, timeZone)
    const end = instantOf(`${last}T${to}`, timeZone)
    if (begin !== null && end !== null && begin <= at && at < end) return end
  }
  return null
}
