import type { DaySpan } from './day-figures.ts'
import { joined, overlapping, type TimeSpan, without } from './time-spans.ts'
import type { Timeline } from './timeline.ts'

/** The states of a device in a range as far as it was read, in order. The spans of a state add up to its figure. */
export function daySpans({ driving, idle, unknown, until }: Timeline, range: TimeSpan): DaySpan[] {
  const known = { from: range.from, to: Math.min(range.to, until) }
  if (known.from >= known.to) return []
  const within = (spans: readonly TimeSpan[], state: DaySpan['state']): DaySpan[] =>
    overlapping(spans, known).map(({ from, to }) => ({
      from: Math.max(from, known.from),
      to: Math.min(to, known.to),
      state,
    }))
  const named = [...within(driving, 'driving'), ...within(idle, 'idle'), ...within(unknown, 'noContact')]
  const stopped = without([known], joined(named)).map((span) => ({ ...span, state: 'stopped' as const }))
  return [...named, ...stopped].toSorted((a, b) => a.from - b.from)
}
