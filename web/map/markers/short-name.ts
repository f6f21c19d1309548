/** What fits on one line under a marker. */
const LONGEST = 22

/** A name for under a marker: of a longer one its beginning. */
export function shortName(name: string): string {
  // Nearly every name, and to tell its letters apart is most of what a marker costs.
  if (name.length <= LONGEST) return name
  const letters = Array.from(name)
  return letters.length <= LONGEST
    ? name
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
}
