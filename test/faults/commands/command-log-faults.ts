import type { Command } from '../../../shared/commands/command.ts'
import { ANSWER_WITHIN_MS } from '../../../shared/commands/lifetimes.ts'
import { commandViews, type LogEntry } from '../../../shared/commands/log-entry.ts'

export type NumberedEntry = LogEntry & { entry: number }

const FINAL: readonly string[] = ['answered', 'proved', 'expired', 'refused']
/** An answered command may still be proved. No other state follows a final one. */
const VALID_ENDINGS: readonly string[] = [...FINAL, 'answered proved']
const AFTER_EVERY_EXPIRY = Date.UTC(2100, 0, 1)

/**
 * What is wrong with a tracker's command log, whatever failed while it was written. Empty for a correct log. Open
 * commands are judged as they will be after their expiry.
 */
export function commandLogFaults(oldestFirst: readonly NumberedEntry[]): string[] {
  const faults: string[] = []
  for (const [index, { entry }] of oldestFirst.entries())
    if (entry !== index + 1) faults.push(`entry ${index + 1} is missing: there is ${entry}`)
  for (const { entry, queue } of oldestFirst)
    if (inFlight(queue.open).length > 1) faults.push(`two commands in flight after entry ${entry}`)
  for (const { commandId, steps, state } of commandViews(oldestFirst.toReversed(), AFTER_EVERY_EXPIRY)) {
    const states = steps.map((step) => step.state)
    const history = `${commandId}: ${states.join(' ')}`
    if (states.filter((one) => one === 'sent').length > 1) faults.push(`sent twice, ${history}`)
    if (!FINAL.includes(state)) faults.push(`not final after its expiry, ${history}`)
    const endings = states.filter((one) => FINAL.includes(one)).join(' ')
    if (!VALID_ENDINGS.includes(endings)) faults.push(`more or less than one ending, ${history}`)
  }
  return faults
}

/** Commands that were in flight when the newest of them was sent. A restore may be sent beside others. */
function inFlight(open: readonly Command[]): Command[] {
  const exclusive = open.filter(({ state, kind }) => state === 'sent' && kind !== 'restore')
  const newest = Math.max(...exclusive.map(({ sentAt }) => sentAt ?? 0))
  return exclusive.filter(({ sentAt }) => newest - (sentAt ?? 0) < ANSWER_WITHIN_MS)
}
