/** From a time to a later one, epoch milliseconds. Lists of spans are ascending and do not overlap. */
export type TimeSpan = { from: number; to: number }

/** The milliseconds of a span that lie within another; 0 where they only touch. */
const commonMs = (a: TimeSpan, b: TimeSpan) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

/** The spans that have a time in common with a range. */
export function overlapping<Span extends TimeSpan>(spans: readonly Span[], { from, to }: TimeSpan): Span[] {
  const first = firstIndex(spans, (span) => span.to > from)
  return spans.slice(
    first,
    firstIndex(spans, (span) => span.from >= to),
  )
}

/** The milliseconds of all spans that lie within a range. */
export const msWithin = (spans: readonly TimeSpan[], range: TimeSpan) =>
  overlapping(spans, range).reduce((ms, span) => ms + commonMs(span, range), 0)

/** The index of the first item from which on `isReached` holds; the number of items if it never does. */
export function firstIndex<Item>(items: readonly Item[], isReached: (item: Item) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item === undefined || isReached(item)) high = middle
    else low = middle + 1
  }
  return low
}

/** The union of spans in any order. */
export function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const union: TimeSpan[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const before = union.at(-1)
    if (before !== undefined && from <= before.to)
      union[union.length - 1] = { from: before.from, to: Math.max(before.to, to) }
    else union.push({ from, to })
  }
  return union
}

/** The parts of the spans that lie outside `others`. */
export function without(spans: readonly TimeSpan[], others: readonly TimeSpan[]): TimeSpan[] {
  const left: TimeSpan[] = []
  let index = 0
  for (const { from, to } of spans) {
    let start = from
    while ((others[index]?.to ?? to) <= start && index < others.length) index += 1
    for (let next = index; start < to; next++) {
      const other = others[next]
      if (other === undefined || other.from >= to) {
        left.push({ from: start, to })
        break
      }
      if (other.from > start) left.push({ from: start, to: other.from })
      start = Math.max(start, other.to)
    }
  }
  return left
}
