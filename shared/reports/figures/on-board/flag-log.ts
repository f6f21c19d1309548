import type { StampedPosition } from '../../../tracking/judging/clock.ts'
import type { OnBoard } from '../../../tracking/on-board.ts'
import type { TimeSpan } from '../time-spans.ts'
import { SILENT_AFTER_MS } from '../timeline.ts'

/** The readings on board that are true or false; `null` where unknown. */
export type Flags = Pick<OnBoard, 'bilgePump' | 'bilgeHigh' | 'shorePower'>
/** A time in which the flags are known to stay. It has no length where silence follows at once. */
export type FlagSpan = TimeSpan & { flags: Flags }

/** What the reports so far say. */
export type FlagLog = {
  /** Ascending. A gap between two of them is silence. */
  spans: readonly FlagSpan[]
  /** The newest of each flag. */
  flags: Flags
  /** The newest report, epoch ms. */
  at: number | null
}

export const EMPTY_LOG: FlagLog = {
  spans: [],
  flags: { bilgePump: null, bilgeHigh: null, shorePower: null },
  at: null,
}

type Report = Pick<StampedPosition, 'shownAt' | 'onBoard'>

/**
 * A log with the reports that follow, in any order. A flag holds until a report that changes it, as trackers may send it
 * only then, but not over silence: more than two hours without a report.
 */
export function withReports(log: FlagLog, reports: readonly Report[]): FlagLog {
  const spans = [...log.spans]
  let { flags, at } = log
  for (const { shownAt, onBoard } of reports.toSorted((a, b) => a.shownAt - b.shownAt)) {
    if (at !== null) addSpan(spans, knownSpan(at, shownAt, flags))
    flags = onBoard === null ? flags : newerFlags(flags, onBoard)
    at = shownAt
  }
  return { spans, flags, at }
}

/** The spans of a log that was read until a time, epoch ms. */
export function spansUntil({ spans, flags, at }: FlagLog, until: number): readonly FlagSpan[] {
  if (at === null || at > until) return spans
  const all = [...spans]
  addSpan(all, knownSpan(at, until, flags))
  return all
}

const knownSpan = (from: number, to: number, flags: Flags): FlagSpan => ({
  from,
  to: to - from > SILENT_AFTER_MS ? from : to,
  flags,
})

function addSpan(spans: FlagSpan[], span: FlagSpan): void {
  const last = spans.at(-1)
  if (last?.to === span.from && isSame(last.flags, span.flags))
    spans[spans.length - 1] = { ...last, to: span.to }
  else spans.push(span)
}

const isSame = (a: Flags, b: Flags) =>
  a.bilgePump === b.bilgePump && a.bilgeHigh === b.bilgeHigh && a.shorePower === b.shorePower

const newerFlags = (before: Flags, { bilgePump, bilgeHigh, shorePower }: OnBoard): Flags => ({
  bilgePump: bilgePump ?? before.bilgePump,
  bilgeHigh: bilgeHigh ?? before.bilgeHigh,
  shorePower: shorePower ?? before.shorePower,
})
