import { MINUTE_MS } from '../../time.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** It has stood for a number of minutes, with the engine on or off, from when it came to its place. */
export function stoppedFor({ value }: { value: number }): CompiledCondition {
  const dueAt = ({ motion, motionSince }: WatchedReport) =>
    motion === 'moving' ? Number.POSITIVE_INFINITY : motionSince + value * MINUTE_MS
  return {
    ...READING,
    look: (report, at) => (at >= dueAt(report) ? 'met' : 'unmet'),
    changesAt: (report, after) => {
      const due = dueAt(report)
      return due > after && Number.isFinite(due) ? due : null
    },
    reason: (report, at) =>
      reasonAt(
        {
          check: 'stoppedFor',
          operator: null,
          saw: report.motion === 'moving' ? 0 : Math.floor((at - report.motionSince) / MINUTE_MS),
          limit: value,
          unit: 'min',
        },
        at,
        report,
      ),
  }
}
