import { SECOND_MS } from '../time.ts'
import { answerOutcome } from './answer.ts'
import type { Command, CommandKind, CommandQueue } from './command.ts'
import { expireOverdue, isSwitch, type QueueStep, refusedBecause, withChanged } from './command-queue.ts'
import { AWAKE_INTERVAL_SECONDS, STORED_INTERVAL_SECONDS } from './command-text.ts'

/** A tracker's answer, and when the broker received it (epoch milliseconds). */
export type Answer = { commandId: string | null; text: string; receivedAt: number }

/**
 * Records an answer for the command that it names. Without an id it is for the newest command sent before the answer
 * was received, because a redelivered message can be older than what was sent since. An answer that refuses a switch
 * ends it. Changes nothing when no sent command matches.
 */
export function recordAnswer(
  before: CommandQueue,
  { commandId, text, receivedAt }: Answer,
  now: number,
): QueueStep {
  const step = expireOverdue(before, now)
  const sent = step.queue.open.filter(({ state }) => state === 'sent')
  const command =
    commandId === null
      ? sent
          .filter(({ sentAt }) => sentAt !== null && sentAt <= receivedAt)
          .toSorted((a, b) => (b.sentAt ?? 0) - (a.sentAt ?? 0))[0]
      : sent.find((one) => one.commandId === commandId)
  if (!command) return step
  const answered = { ...command, answer: text, answeredAt: now }
  if (isSwitch(command) && answerOutcome(text) === 'refused')
    return withChanged(step, [refusedBecause(answered, 'tracker-refused')])
  return withChanged(step, [{ ...answered, state: 'answered', reason: null }])
}

/** The switches as a tracker reports them, `at` its own time of the report (epoch milliseconds). */
export type ReportedSwitches = { at: number; relayCut: boolean | null; reportIntervalSeconds: number | null }

/** Trackers truncate their times to whole seconds. An older report than that proves nothing. */
const TRUNCATED_BY_MS = SECOND_MS

/** Marks as proved the sent commands that a report shows to be carried out, answered or not. */
export function recordProof(before: CommandQueue, reported: ReportedSwitches, now: number): QueueStep {
  const step = expireOverdue(before, now)
  const proved = step.queue.open.filter(
    (command) =>
      (command.state === 'sent' || command.state === 'answered') &&
      reported.at >= (command.sentAt ?? now) - TRUNCATED_BY_MS &&
      isShown(command.kind, reported),
  )
  return withChanged(
    step,
    proved.map((command): Command => ({ ...command, state: 'proved', reason: null, provedAt: now })),
  )
}

function isShown(
  kind: CommandKind,
  { relayCut, reportIntervalSeconds: interval }: ReportedSwitches,
): boolean {
  if (kind === 'cut') return relayCut === true
  if (kind === 'restore') return relayCut === false
  if (kind === 'storeOn') return interval !== null && interval >= STORED_INTERVAL_SECONDS
  return kind === 'storeOff' && interval !== null && interval <= AWAKE_INTERVAL_SECONDS
}

/** The switch that a command has certainly set: it is proved, or its answer is a success. `null` for any other. */
export function confirmedSwitch({
  kind,
  state,
  answer,
}: Pick<Command, 'kind' | 'state' | 'answer'>): { relay: 'cut' | 'restored' } | { stored: boolean } | null {
  const confirmed = state === 'proved' || (state === 'answered' && answerOutcome(answer ?? '') === 'done')
  if (!confirmed) return null
  if (kind === 'cut') return { relay: 'cut' }
  if (kind === 'restore') return { relay: 'restored' }
  if (kind === 'storeOn' || kind === 'storeOff') return { stored: kind === 'storeOn' }
  return null
}
