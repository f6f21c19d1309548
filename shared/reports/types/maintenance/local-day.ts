import { dayAt } from '../../../trails/day-range.ts'

/** The day (`YYYY-MM-DD`) of an ISO time in a time zone. */
export const localDay = (at: string, timezone: string) => dayAt(Date.parse(at), timezone)
