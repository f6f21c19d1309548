/** Excel's limits for the name of a sheet. */
const LENGTH_MAX = 31
const NOT_ALLOWED = /[\\/?*[\]:\p{Cc}]/gu
const AROUND = /^[\s']+|[\s']+$/g
const RESERVED = 'history'
const UNNAMED = 'Sheet'

/** Names of sheets for any titles: short, without what Excel refuses, and each one once in any case. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set([RESERVED])
  return titles.map((title) => {
    const name = freeName(cleaned(title), taken)
    taken.add(name.toLowerCase())
    return name
  })
}

function cleaned(title: string): string {
  const plain = title.toWellFormed().replaceAll(NOT_ALLOWED, ' ').replaceAll(/\s+/g, ' ')
  return shortened(plain.replaceAll(AROUND, ''), LENGTH_MAX) || UNNAMED
}

/** With a number if it is taken: `Trips (2)`. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : ` (${count})`
    const candidate = shortened(name, LENGTH_MAX - suffix.length) + suffix
    if (!taken.has(candidate.toLowerCase())) return candidate
  }
}

/** Without half of a character at its end. */
const shortened = (name: string, length: number) =>
  name
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replaceAll(AROUND, '')
