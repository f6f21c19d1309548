import { MINUTE_MS } from '../../time.ts'
import { type CompiledCondition, type Memory, READING, reasonAt } from './compiled-condition.ts'
import { isUndated, sinceOf } from './memory/stand.ts'

/** A condition that is met a number of minutes after the stand that it remembers began. */
export function standingFor(
  check: 'stoppedFor' | 'idleFor',
  minutes: number,
  stands: Pick<CompiledCondition, 'begin' | 'remember'>,
): CompiledCondition {
  const dueAt = (stand: Memory) => {
    const since = sinceOf(stand)
    return since === null ? Number.POSITIVE_INFINITY : since + minutes * MINUTE_MS
  }
  return {
    ...READING,
    ...stands,
    look: (_report, at, stand) => {
      if (isUndated(stand)) return 'between'
      return at >= dueAt(stand) ? 'met' : 'unmet'
    },
    changesAt: (_report, after, stand) => {
      const due = dueAt(stand)
      return due > after && Number.isFinite(due) ? due : null
    },
    reason: (report, at, stand) => {
      const since = sinceOf(stand)
      const saw = since === null ? 0 : Math.floor((at - since) / MINUTE_MS)
      return reasonAt({ check, operator: null, saw, limit: minutes, unit: 'min' }, at, report)
    },
  }
}
