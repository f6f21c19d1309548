import type { Command } from '../../../shared/commands/command.ts'
import { ANSWER_WITHIN_MS } from '../../../shared/commands/lifetimes.ts'
import { commandViews, type LogEntry } from '../../../shared/commands/log-entry.ts'

export type NumberedEntry = LogEntry & { entry: number }

const FINAL: readonly string[] = ['answered', 'proved', 'expired', 'refused']
/** An answer may still be proved; nothing else comes after an end. */
const LIVES_END_IN: readonly string[] = [...FINAL, 'answered proved']
const AFTER_ALL_EXPIRY_MS = Date.UTC(2100, 0, 1)

/**
 * What the log of one tracker must never hold, whatever broke while it was written; empty for a good one. Nobody
 * waits for a command to run out of time: what is open is looked at as it will be then.
 */
export function commandLogFaults(oldestFirst: readonly NumberedEntry[]): string[] {
  const faults: string[] = []
  for (const [index, { entry }] of oldestFirst.entries())
    if (entry !== index + 1) faults.push(`entry ${index + 1} is missing: there is ${entry}`)
  for (const { entry, queue } of oldestFirst)
    if (underWay(queue.open).length > 1) faults.push(`two are under way after entry ${entry}`)
  for (const { commandId, steps, state } of commandViews(oldestFirst.toReversed(), AFTER_ALL_EXPIRY_MS)) {
    const states = steps.map((step) => step.state)
    const told = `${commandId}: ${states.join(' ')}`
    if (states.filter((one) => one === 'sent').length > 1) faults.push(`sent twice, ${told}`)
    if (!FINAL.includes(state)) faults.push(`going on after its end, ${told}`)
    const ends = states.filter((one) => FINAL.includes(one)).join(' ')
    if (!LIVES_END_IN.includes(ends)) faults.push(`not one end, ${told}`)
  }
  return faults
}

/** Those that ought to have waited for each other when the newest of them was sent; a restore waits for nothing. */
function underWay(open: readonly Command[]): Command[] {
  const waitedFor = open.filter(({ state, kind }) => state === 'sent' && kind !== 'restore')
  const newest = Math.max(...waitedFor.map(({ sentAt }) => sentAt ?? 0))
  return waitedFor.filter(({ sentAt }) => newest - (sentAt ?? 0) < ANSWER_WITHIN_MS)
}
