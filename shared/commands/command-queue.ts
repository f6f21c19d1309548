import { MINUTE_MS, SECOND_MS } from '../time.ts'
import { readAnswer } from './answer.ts'
import type { Command, CommandKind, CommandQueue, CommandReason } from './command.ts'
import { AWAKE_INTERVAL_SECONDS, needsInterlock, STORED_INTERVAL_SECONDS } from './command-text.ts'
import { ANSWER_WITHIN_MS, lifetimeMs } from './lifetimes.ts'
import type { Interlock } from './relay-interlock.ts'

export const OPEN_COMMANDS_MAX = 10
const TEXTS_A_MINUTE = 10

/** A step of the queue: what it is after it, and each command that changed as it is now, for the log. */
export type QueueStep = { queue: CommandQueue; changed: readonly Command[] }

export type CommandRequest = Pick<Command, 'commandId' | 'text' | 'requestedBy' | 'requestedFrom'> & {
  kind: CommandKind
  /** The tracker's expected report interval. */
  intervalMs: number
}

const COUNTERPART: Partial<Record<CommandKind, CommandKind>> = {
  restore: 'cut',
  storeOn: 'storeOff',
  storeOff: 'storeOn',
}
/** What a command switches, for those that telemetry can prove. */
const SWITCHES: Partial<Record<CommandKind, 'relay' | 'storage'>> = {
  cut: 'relay',
  restore: 'relay',
  storeOn: 'storage',
  storeOff: 'storage',
}
const isUnsent = ({ state }: Command) => state === 'queued' || state === 'held'
const isSwitch = ({ kind }: Command) => SWITCHES[kind] !== undefined
const isInFlight = ({ state, sentAt }: Command, now: number) =>
  state === 'sent' && sentAt !== null && now - sentAt < ANSWER_WITHIN_MS

/**
 * Asks for a command. The same one asked for again while it is under way is that one; one that was sent and
 * stayed without an answer is given up for the new one, for it may never have left. What contradicts it and has
 * not left yet is superseded: a restore takes back a cut. More than ten waiting ones are refused, but a restore never.
 */
export function requestCommand(
  before: CommandQueue,
  asked: CommandRequest,
  gate: Interlock,
  now: number,
): QueueStep & { command: Command } {
  const still = expireOverdue(before, now)
  const same = still.queue.open.find(({ text, state }) => text === asked.text && state !== 'answered')
  if (same && (isUnsent(same) || isInFlight(same, now))) return { ...still, command: same }
  const { queue, changed } = same ? withChanged(still, [unanswered(same)]) : still
  const { intervalMs, ...named } = asked
  const closed = needsInterlock(asked.kind) ? gate.reason : null
  const command: Command = {
    ...named,
    state: closed === null ? 'queued' : 'held',
    reason: closed,
    speedKmh: gate.speedKmh,
    fixAgeSeconds: gate.fixAgeSeconds,
    requestedAt: now,
    sentAt: null,
    answeredAt: null,
    answer: null,
    provedAt: null,
    expiresAt: now + lifetimeMs(asked.kind, intervalMs),
  }
  const waiting = queue.open.filter(({ state }) => state !== 'answered')
  if (waiting.length >= OPEN_COMMANDS_MAX && asked.kind !== 'restore') {
    const refused = refuseCommand(queue, command, 'too-many-open', now)
    return { ...refused, changed: [...changed, ...refused.changed] }
  }
  const superseded = queue.open
    .filter((one) => isUnsent(one) && one.kind === COUNTERPART[asked.kind])
    .map((one) => refusedBecause(one, 'superseded'))
  const step = withChanged({ queue, changed }, superseded)
  const askedAt = [...recent(queue.askedAt, now), ...(isSwitch(command) ? [] : [now])]
  return {
    queue: { ...step.queue, open: [...step.queue.open, command], askedAt },
    changed: [...step.changed, command],
    command,
  }
}

/** Milliseconds until another text may be asked for; 0: now. */
export function textWaitMs(queue: CommandQueue, now: number): number {
  const times = recent(queue.askedAt, now)
  const first = times.at(-TEXTS_A_MINUTE)
  return first === undefined ? 0 : first + MINUTE_MS - now
}

const refusedBecause = (command: Command, reason: CommandReason): Command => ({
  ...command,
  state: 'refused',
  reason,
})

/** A request that may not join the queue, whatever the gate says; the log has it all the same, and it counts for the minute. */
export function refuseCommand(
  queue: CommandQueue,
  command: Command,
  reason: CommandReason,
  now: number,
): QueueStep & { command: Command } {
  const refused = refusedBecause(command, reason)
  return {
    queue: { ...queue, askedAt: [...recent(queue.askedAt, now), now] },
    changed: [refused],
    command: refused,
  }
}

/**
 * A message of the tracker was stored: it is awake now. What the gate lets pass is marked as sent, one command
 * at a time, a restore before everything and whatever else is under way; the rest is held and says why.
 */
export function offerNext(
  before: CommandQueue,
  gate: Interlock,
  now: number,
): QueueStep & { send: Command | null } {
  const step = expireOverdue(before, now)
  const busy = step.queue.open.some((command) => isInFlight(command, now))
  const unsent = step.queue.open.filter(isUnsent)
  const next =
    unsent.find(({ kind }) => kind === 'restore') ??
    (busy ? undefined : unsent.find(({ kind }) => !needsInterlock(kind) || gate.reason === null))
  const { speedKmh, fixAgeSeconds } = gate
  const send: Command | null = next
    ? { ...next, state: 'sent', reason: null, sentAt: now, speedKmh, fixAgeSeconds }
    : null
  const held = unsent
    .filter(
      (one) => one !== next && needsInterlock(one.kind) && gate.reason !== null && one.reason !== gate.reason,
    )
    .map((one): Command => ({ ...one, state: 'held', reason: gate.reason, speedKmh, fixAgeSeconds }))
  if (!send) return { ...withChanged(step, held), send }
  return { ...withChanged(withoutAnswered(step, send), [...held, send]), send }
}

/** What was answered for the same switch leaves with its answer: what telemetry shows from now on is the new one's proof. */
function withoutAnswered({ queue, changed }: QueueStep, { kind }: Command): QueueStep {
  const switched = SWITCHES[kind]
  if (!switched) return { queue, changed }
  const open = queue.open.filter((one) => one.state !== 'answered' || SWITCHES[one.kind] !== switched)
  return { queue: { ...queue, open }, changed }
}

/** What has not left ends here where `speakable` says that the tracker has no words for it. */
export function refuseUnsupported(speakable: (command: Command) => boolean, queue: CommandQueue): QueueStep {
  const unspeakable = queue.open.filter((one) => isUnsent(one) && !speakable(one))
  return withChanged(
    { queue, changed: [] },
    unspeakable.map((one) => refusedBecause(one, 'text-not-spoken')),
  )
}

/** A unit's words, and when the broker had them. */
export type Answer = { commandId: string | null; words: string; receivedAt: number }

/**
 * The unit's words: for the command that they name, else for the one sent last before they came, as a message that
 * is tried again can be older than what was sent meanwhile. Nothing under way: nothing changes.
 */
export function recordAnswer(
  before: CommandQueue,
  { commandId, words, receivedAt }: Answer,
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
  const told = { ...command, answer: words, answeredAt: now }
  if (isSwitch(command) && readAnswer(words) === 'refused')
    return withChanged(step, [refusedBecause(told, 'unit')])
  return withChanged(step, [{ ...told, state: 'answered', reason: null }])
}

/** What a unit reports of its switches, and at which time of its own, epoch milliseconds. */
export type ReportedSwitches = { at: number; relayCut: boolean | null; reportIntervalSeconds: number | null }

/** Units cut their times to whole seconds; what they wrote down before the command proves nothing. */
const WHOLE_SECOND_MS = SECOND_MS

/** Telemetry proves what the unit really did, with or without an answer. */
export function recordProof(before: CommandQueue, reported: ReportedSwitches, now: number): QueueStep {
  const step = expireOverdue(before, now)
  const done = step.queue.open.filter(
    (command) =>
      (command.state === 'sent' || command.state === 'answered') &&
      reported.at >= (command.sentAt ?? now) - WHOLE_SECOND_MS &&
      isShown(command.kind, reported),
  )
  return withChanged(
    step,
    done.map((command): Command => ({ ...command, state: 'proved', reason: null, provedAt: now })),
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

const unanswered = (command: Command): Command => ({ ...command, state: 'expired', reason: 'unanswered' })

/** Ends what ran out of time: unsent it was never delivered, sent it was never answered; an answer stays the answer. */
export function expireOverdue(queue: CommandQueue, now: number): QueueStep {
  const over = queue.open.filter(({ expiresAt }) => expiresAt <= now)
  if (over.length === 0) return { queue, changed: [] }
  const changed = over
    .filter(({ state }) => state !== 'answered')
    .map((command) =>
      command.state === 'sent'
        ? unanswered(command)
        : { ...command, state: 'expired' as const, reason: command.reason ?? 'undelivered' },
    )
  return { queue: { ...queue, open: queue.open.filter(({ expiresAt }) => expiresAt > now) }, changed }
}

/** Nothing in the telemetry can show it: the answer is the end. */
const endsWithAnswer = (command: Command) => command.state === 'answered' && !isSwitch(command)
const isOver = (command: Command) =>
  command.state === 'refused' ||
  command.state === 'proved' ||
  command.state === 'expired' ||
  endsWithAnswer(command)

/** Puts the changed commands in place of what they were; the finished ones leave the queue. */
function withChanged({ queue, changed }: QueueStep, more: readonly Command[]): QueueStep {
  const after = new Map(more.map((command) => [command.commandId, command]))
  const open = queue.open
    .map((command) => after.get(command.commandId) ?? command)
    .filter((command) => !isOver(command))
  return { queue: { ...queue, open }, changed: [...changed, ...more] }
}

const recent = (times: readonly number[], now: number) => times.filter((time) => time > now - MINUTE_MS)

/** What the tracker is switched to by a command that was believed: answered with a yes, or proved. */
export function confirmedSwitch({
  kind,
  state,
  answer,
}: Pick<Command, 'kind' | 'state' | 'answer'>): { relay: 'cut' | 'restored' } | { stored: boolean } | null {
  const believed = state === 'proved' || (state === 'answered' && readAnswer(answer ?? '') === 'done')
  if (!believed) return null
  if (kind === 'cut') return { relay: 'cut' }
  if (kind === 'restore') return { relay: 'restored' }
  if (kind === 'storeOn' || kind === 'storeOff') return { stored: kind === 'storeOn' }
  return null
}
