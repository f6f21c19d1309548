const NAME_MAX = 64

/** The settings offer these and the browser's own. The specification (2.2) asks for 13 and does not name them. */
export const OFFERED_TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Australia/Sydney',
  'UTC',
] as const

/** Whether the name is that of an IANA time zone, such as `America/New_York`. Offsets such as `+02:00` are not. */
export function isTimeZone(name: string): boolean {
  if (name.length > NAME_MAX || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
