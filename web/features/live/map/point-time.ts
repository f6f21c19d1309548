/** When a position was, in epoch milliseconds; in words when it is not told or is no time. */
export function pointTime(at: string | null): number | 'unknown' | 'invalid' {
  if (at === null || at === '') return 'unknown'
  const time = Date.parse(at)
  return Number.isNaN(time) ? 'invalid' : time
}
