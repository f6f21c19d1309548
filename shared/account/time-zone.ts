const LONGEST_NAME = 64

/** Whether this is the IANA name of a time zone, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_NAME || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
