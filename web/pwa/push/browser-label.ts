/** The name of the app first: most browsers name those that they descend from too. */
const APPS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

/** What people call the browser of a user agent, such as `Chrome · Windows`; `null` for one that has no common name. */
export function browserLabel(userAgent: string): string | null {
  const names = [APPS, SYSTEMS].flatMap((known) => {
    const found = known.find(([, pattern]) => pattern.test(userAgent))
    return found ? [found[0]] : []
  })
  return names.length === 0 ? null : names.join(' · ')
}
