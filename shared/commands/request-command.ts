import { MINUTE_MS } from '../time.ts'
import type { Command, CommandKind, CommandQueue, CommandReason } from './command.ts'
import {
  expireOverdue,
  isInFlight,
  isSwitch,
  isUnsent,
  type QueueStep,
  refusedBecause,
  unanswered,
  withChanged,
} from './command-queue.ts'
import { needsInterlock } from './command-text.ts'
import { lifetimeMs } from './lifetimes.ts'
import type { Interlock } from './relay-interlock.ts'

/** Commands that may be open at the same time. A restore is accepted beyond it. */
export const OPEN_COMMANDS_MAX = 10
const TEXTS_PER_MINUTE = 10

/** The unsent command that a new one contradicts, and so supersedes. A cut does not supersede a restore. */
const SUPERSEDES: Partial<Record<CommandKind, CommandKind>> = {
  restore: 'cut',
  storeOn: 'storeOff',
  storeOff: 'storeOn',
}

export type CommandRequest = Pick<
  Command,
  'commandId' | 'text' | 'requestedBy' | 'requestedFrom' | 'eventKey'
> & {
  kind: CommandKind
  /** The tracker's expected report interval, milliseconds. */
  intervalMs: number
}

/** A step that is about one command: the new one, or the open one that the request repeats. */
type RequestStep = QueueStep & { command: Command }

/**
 * Adds a command to the queue. The same text again is the same command while it is unsent or in flight; one that was
 * sent and got no answer in time is given up for the new one, because it may never have arrived. An unsent command
 * that the new one contradicts is superseded. When ten are open, any further one but a restore is refused.
 * A command that needs the interlock starts as `held` where `interlock` is closed. `now` is epoch milliseconds.
 */
export function requestCommand(
  before: CommandQueue,
  request: CommandRequest,
  interlock: Interlock,
  now: number,
): RequestStep {
  const current = expireOverdue(before, now)
  const same = current.queue.open.find(({ text, state }) => text === request.text && state !== 'answered')
  if (same && (isUnsent(same) || isInFlight(same, now))) return { ...current, command: same }
  const { queue, changed } = same ? withChanged(current, [unanswered(same)]) : current
  const command = newCommand(request, interlock, now)
  const waiting = queue.open.filter(({ state }) => state !== 'answered')
  if (waiting.length >= OPEN_COMMANDS_MAX && request.kind !== 'restore') {
    const refused = refuseCommand(queue, command, 'too-many-open', now)
    return { ...refused, changed: [...changed, ...refused.changed] }
  }
  const superseded = queue.open
    .filter((one) => isUnsent(one) && one.kind === SUPERSEDES[request.kind])
    .map((one) => refusedBecause(one, 'superseded'))
  const step = withChanged({ queue, changed }, superseded)
  const recentTexts = [...withinMinute(queue.recentTexts, now), ...(isSwitch(command) ? [] : [now])]
  return {
    queue: { open: [...step.queue.open, command], recentTexts },
    changed: [...step.changed, command],
    command,
  }
}

function newCommand({ intervalMs, ...request }: CommandRequest, interlock: Interlock, now: number): Command {
  const reason = needsInterlock(request.kind) ? interlock.reason : null
  return {
    ...request,
    state: reason === null ? 'queued' : 'held',
    reason,
    speedKmh: interlock.speedKmh,
    fixAgeSeconds: interlock.fixAgeSeconds,
    requestedAt: now,
    sentAt: null,
    answeredAt: null,
    answer: null,
    provedAt: null,
    expiresAt: now + lifetimeMs(request.kind, intervalMs),
  }
}

/** Milliseconds until another text may be requested; 0 when it may be now. */
export function textWaitMs(queue: CommandQueue, now: number): number {
  const first = withinMinute(queue.recentTexts, now).at(-TEXTS_PER_MINUTE)
  return first === undefined ? 0 : first + MINUTE_MS - now
}

/** Refuses a request whatever the interlock says. It is logged all the same, and counts towards the minute's limit. */
export function refuseCommand(
  queue: CommandQueue,
  command: Command,
  reason: CommandReason,
  now: number,
): RequestStep {
  const refused = refusedBecause(command, reason)
  return {
    queue: { ...queue, recentTexts: [...withinMinute(queue.recentTexts, now), now] },
    changed: [refused],
    command: refused,
  }
}

const withinMinute = (times: readonly number[], now: number) => times.filter((time) => time > now - MINUTE_MS)
