/** What fits on one line under a marker. */
const LONGEST = 22

/** A name for under a marker: of a longer one its beginning. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length <= LONGEST
    ? name
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
}
