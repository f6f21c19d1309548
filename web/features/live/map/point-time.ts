/** The time of a position in epoch milliseconds; `unknown` if it has none, `invalid` if it cannot be parsed. */
export function pointTime(at: string | null): number | 'unknown' | 'invalid' {
  if (at === null || at === '') return 'unknown'
  const time = Date.parse(at)
  return Number.isNaN(time) ? 'invalid' : time
}
