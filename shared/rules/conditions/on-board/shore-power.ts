import { MINUTE_MS } from '../../../time.ts'
import { type CompiledCondition, type Memory, NO_MEMORY, READING, reasonAt } from '../compiled-condition.ts'

/** Shore power was there. A boat that was first seen without it, as at anchor, is remembered as unknown. */
const CONNECTED: Memory = [0]

/** Since when shore power is lost, epoch ms; `null` where it is there or unknown. */
const lostSince = ([since]: Memory) => since || null

/** Shore power has been lost for a number of minutes. A boat that was never seen with it has not lost it. */
export function shorePower({ value }: { value: number }): CompiledCondition {
  const dueAt = (memory: Memory) => {
    const since = lostSince(memory)
    return since === null ? Number.POSITIVE_INFINITY : since + value * MINUTE_MS
  }
  return {
    ...READING,
    needsFix: false,
    begin: ({ onBoard }) => (onBoard?.shorePower === true ? CONNECTED : NO_MEMORY),
    remember: ({ onBoard, shownAt }, before) => {
      const isConnected = onBoard?.shorePower ?? null
      if (isConnected === true) return isSeen(before) && lostSince(before) === null ? before : CONNECTED
      return isConnected === false && isSeen(before) && lostSince(before) === null ? [shownAt] : before
    },
    look: (_report, at, memory) => {
      if (!isSeen(memory)) return 'between'
      return at >= dueAt(memory) ? 'met' : 'unmet'
    },
    changesAt: (_report, after, memory) => {
      const due = dueAt(memory)
      return due > after && Number.isFinite(due) ? due : null
    },
    reason: (report, at, memory) => {
      const since = lostSince(memory)
      const minutes = since === null ? 0 : Math.floor((at - since) / MINUTE_MS)
      const saw = isSeen(memory) ? minutes : null
      return reasonAt({ check: 'shorePower', operator: null, saw, limit: value, unit: 'min' }, at, report)
    },
  }
}

const isSeen = (memory: Memory) => memory.length > 0
