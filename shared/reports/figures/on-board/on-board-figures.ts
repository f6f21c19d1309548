import { MINUTE_MS } from '../../../time.ts'
import type { Period } from '../../period.ts'
import { joined, msWithin, type TimeSpan } from '../time-spans.ts'
import { type DayLevels, NO_LEVELS } from './day-levels.ts'
import type { FlagSpan, Flags } from './flag-log.ts'

/** What a boat reported on a local day, up to now. `null` where the day has no report that says. */
export type OnBoardDay = DayLevels & {
  /** `YYYY-MM-DD` */
  date: string
  bilgePumpStarts: number | null
  bilgeHighMinutes: number | null
  shorePowerMinutes: number | null
  withoutShorePowerMinutes: number | null
  /** Whether any report is from this day, or holds on it. */
  hasContact: boolean
  minutesWithoutContact: number
}

/**
 * A time that something lasted, epoch ms, whole where it reaches out of the period. `from` or `to` is `null` where no
 * report says when it began or ended; then `minutes` are those within the period that are known.
 */
export type Episode = { from: number | null; to: number | null; minutes: number }

export type OnBoardFigures = {
  /** The days of the period that have started and on which the account had the boat. */
  days: readonly OnBoardDay[]
  /** Those that touch the period, in order. */
  highWater: readonly Episode[]
  withoutShorePower: readonly Episode[]
}

type Known = {
  spans: readonly FlagSpan[]
  /** By date. */
  levels: ReadonlyMap<string, DayLevels>
  /** Since when the account has the boat, and how far its reports were read, epoch ms. */
  ownedSince: number
  until: number
}

/** The figures of a boat in a period. What lasts past midnight counts on each day with its part, and is listed once. */
export function onBoardFigures(
  { days, from, to }: Pick<Period, 'days' | 'from' | 'to'>,
  { spans, levels, ownedSince, until }: Known,
): OnBoardFigures {
  // a tracker may bring what it recorded before it was added
  const since = Math.min(ownedSince, spans.at(0)?.from ?? ownedSince)
  const starts = pumpStarts(spans)
  const episodesOf = (flag: keyof Flags, value: boolean) =>
    episodes(spans, flag, value)
      .filter((span) => touches(span, { from, to }))
      .map((span) => toEpisode(span, { from, to }))
  return {
    days: days
      .filter((day) => day.from < until && day.to > since)
      .map((day) => {
        const range = { from: Math.max(day.from, since), to: Math.min(day.to, until) }
        const { date } = day
        return { date, ...flagFigures(spans, starts, range), ...(levels.get(date) ?? NO_LEVELS) }
      }),
    highWater: episodesOf('bilgeHigh', true),
    withoutShorePower: episodesOf('shorePower', false),
  }
}

function flagFigures(spans: readonly FlagSpan[], starts: readonly number[], range: TimeSpan) {
  const touching = spans.filter((span) => touches(span, range))
  const isKnown = (flag: keyof Flags) => touching.some(({ flags }) => flags[flag] !== null)
  const minutesOf = (flag: keyof Flags, value: boolean) =>
    isKnown(flag)
      ? msWithin(
          touching.filter(({ flags }) => flags[flag] === value),
          range,
        ) / MINUTE_MS
      : null
  return {
    bilgePumpStarts: isKnown('bilgePump')
      ? starts.filter((at) => at >= range.from && at < range.to).length
      : null,
    bilgeHighMinutes: minutesOf('bilgeHigh', true),
    shorePowerMinutes: minutesOf('shorePower', true),
    withoutShorePowerMinutes: minutesOf('shorePower', false),
    hasContact: touching.length > 0,
    minutesWithoutContact: (range.to - range.from - msWithin(touching, range)) / MINUTE_MS,
  }
}

/** Whether part of a span, which may have no length, is within a range. */
const touches = (span: TimeSpan, { from, to }: TimeSpan) =>
  span.from < to && (span.to > from || span.from >= from)

/** When the pump started, epoch ms: it ran in a report after one in which it was off. */
function pumpStarts(spans: readonly FlagSpan[]): number[] {
  const known = spans.filter(({ flags }) => flags.bilgePump !== null)
  return known.flatMap(({ from, flags }, index) =>
    flags.bilgePump && known[index - 1]?.flags.bilgePump === false ? [from] : [],
  )
}

type SeenSpan = TimeSpan & { isStartSeen: boolean; isEndSeen: boolean }

/** The times in which a flag had a value. Its start or end is seen where the flag had the other value just beside. */
function episodes(spans: readonly FlagSpan[], flag: keyof Flags, value: boolean): SeenSpan[] {
  const others = spans.filter(({ flags }) => flags[flag] === !value)
  const [starts, ends] = [new Set(others.map(({ from }) => from)), new Set(others.map(({ to }) => to))]
  return joined(spans.filter(({ flags }) => flags[flag] === value)).map(({ from, to }) => ({
    from,
    to,
    isStartSeen: ends.has(from),
    isEndSeen: starts.has(to),
  }))
}

const toEpisode = ({ from, to, isStartSeen, isEndSeen }: SeenSpan, period: TimeSpan): Episode => {
  const [first, last] = [
    isStartSeen ? from : Math.max(from, period.from),
    isEndSeen ? to : Math.min(to, period.to),
  ]
  return {
    from: isStartSeen ? from : null,
    to: isEndSeen ? to : null,
    minutes: (last - first) / MINUTE_MS,
  }
}
