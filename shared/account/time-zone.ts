const NAME_MAX = 64

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
