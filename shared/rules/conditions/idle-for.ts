import { MINUTE_MS } from '../../time.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, type Memory, READING, reasonAt } from './compiled-condition.ts'

/** It has stood with the engine on for a number of minutes. Remembers since when. */
export function idleFor({ value }: { value: number }): CompiledCondition {
  const dueAt = (since: Memory) => (since === null ? Number.POSITIVE_INFINITY : since + value * MINUTE_MS)
  return {
    ...READING,
    begin: ({ motion, motionSince }) => (motion === 'idle' ? motionSince : null),
    remember: ({ motion, shownAt }: WatchedReport, before) =>
      motion === 'idle' ? (before ?? shownAt) : null,
    look: (_report, at, since) => (at >= dueAt(since) ? 'met' : 'unmet'),
    changesAt: (_report, after, since) => {
      const due = dueAt(since)
      return due > after && Number.isFinite(due) ? due : null
    },
    reason: (report, at, since) =>
      reasonAt(
        {
          check: 'idleFor',
          operator: null,
          saw: since === null ? 0 : Math.floor((at - since) / MINUTE_MS),
          limit: value,
          unit: 'min',
        },
        at,
        report,
      ),
  }
}
