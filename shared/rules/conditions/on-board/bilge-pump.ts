import { HOUR_MS } from '../../../time.ts'
import type { WatchedReport } from '../../watched-report.ts'
import { type CompiledCondition, type Memory, NO_MEMORY, READING, reasonAt } from '../compiled-condition.ts'

/** The memory: whether the pump ran at the newest report that says so, then its newest starts (epoch ms). */
const [OFF, RUNNING] = [0, 1]

/**
 * The bilge pump started more often than a number of times within an hour. A run that began before the first report
 * does not count.
 */
export function bilgePump({ value }: { value: number }): CompiledCondition {
  return {
    ...READING,
    needsFix: false,
    begin: (report) => {
      const state = stateOf(report)
      return state === null ? NO_MEMORY : [state]
    },
    remember: (report, before) => {
      const [state, ...starts] = before
      const now = stateOf(report)
      if (now === null || now === state) return before
      const started = state === OFF && now === RUNNING ? [report.shownAt] : []
      // one more than the limit is enough to know
      return [
        now,
        ...[...starts.filter((at) => isInHour(at, report.shownAt)), ...started].slice(-(value + 1)),
      ]
    },
    look: (_report, at, memory) => {
      if (memory.length === 0) return 'between'
      return startsBefore(at, memory).length > value ? 'met' : 'unmet'
    },
    changesAt: (_report, after, memory) => {
      const starts = startsBefore(after, memory)
      const [first] = starts.slice(-(value + 1))
      return starts.length > value && first !== undefined ? first + HOUR_MS : null
    },
    reason: (report, at, memory) => {
      const saw = memory.length === 0 ? null : startsBefore(at, memory).length
      return reasonAt({ check: 'bilgePump', operator: null, saw, limit: value, unit: null }, at, report)
    },
  }
}

function stateOf({ onBoard }: WatchedReport): number | null {
  const isRunning = onBoard?.bilgePump ?? null
  if (isRunning === null) return null
  return isRunning ? RUNNING : OFF
}

const isInHour = (start: number, at: number) => start > at - HOUR_MS

/** The starts within an hour before a time. */
const startsBefore = (at: number, [, ...starts]: Memory) => starts.filter((start) => isInHour(start, at))
