/** What fits on one line under a marker. */
const LENGTH_MAX = 22

/** A name for a marker's label, shortened with an ellipsis. */
export function shortName(name: string): string {
  // The fast path for nearly every name: splitting into code points is most of a marker's cost.
  if (name.length <= LENGTH_MAX) return name
  const codePoints = Array.from(name)
  return codePoints.length <= LENGTH_MAX
    ? name
    : `${codePoints
        .slice(0, LENGTH_MAX - 1)
        .join('')
        .trimEnd()}…`
}
