import { toIso } from '../../time.ts'
import type { RuleReason } from '../../watching/event.ts'
import type { WatchedReport } from '../watched-report.ts'

/**
 * Whether a condition holds. `between`: it does not, but by less than its hysteresis, or its reading is unknown; a rule
 * that has fired stays fired.
 */
export type Look = 'met' | 'between' | 'unmet'

/** The memory of a condition from one report to the next: whole numbers, whose meaning is the condition's own. */
export type Memory = readonly number[]
export const NO_MEMORY: Memory = []

/** A condition, ready for many reports. */
export type CompiledCondition = {
  /** True at one report only, such as a harsh turn. */
  instant: boolean
  /** Whether what it sees still holds when no report arrives, so that it may fire between two reports. */
  lasting: boolean
  /** How long it must hold. */
  waitMs: number
  /** A second report that meets it counts as `waitMs`. */
  secondReportCounts: boolean
  /** Judged by when messages arrive, rather than by the times of fixes. */
  byContact: boolean
  /** Decided by accepted fixes. Otherwise readings or the time decide it, and a held position counts, too. */
  needsFix: boolean
  /** The memory after the first report since the rule was defined. */
  begin: (report: WatchedReport) => Memory
  /** The memory after a report; the very same numbers if nothing changed. */
  remember: (report: WatchedReport, before: Memory) => Memory
  /** Whether it holds at a time (epoch ms), at the report or later. */
  look: (report: WatchedReport, at: number, after: Memory, before: Memory) => Look
  /** When it changes next without a report, after a time (epoch ms); `null` if it never does. */
  changesAt: ((report: WatchedReport, after: number, memory: Memory) => number | null) | null
  /** The readings that met the condition at a time. */
  reason: (report: WatchedReport, at: number, after: Memory, before: Memory) => RuleReason
}

/** A condition whose reading changes with reports only and that remembers nothing. */
export const READING = {
  instant: false,
  lasting: true,
  waitMs: 0,
  secondReportCounts: false,
  byContact: false,
  needsFix: true,
  begin: () => NO_MEMORY,
  remember: (_report: WatchedReport, before: Memory) => before,
  changesAt: null,
} as const satisfies Partial<CompiledCondition>

type Seen = Pick<RuleReason, 'check' | 'operator' | 'saw' | 'limit' | 'unit'>

/** A reason at a time, with the accuracy of its fix. */
export const reasonAt = (seen: Seen, at: number, { accuracyM }: WatchedReport): RuleReason => ({
  ...seen,
  at: toIso(at),
  accuracyM,
})
