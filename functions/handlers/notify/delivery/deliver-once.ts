import { MINUTE_MS, toIso } from '../../../../shared/time.ts'
import type { DueWork } from '../../../stores/due-work.ts'
import type { StoredNotification } from '../../../stores/events/stored-event.ts'
import type { Outcome, Postponed } from '../channels/outcome.ts'
import type { NotifyDeps } from '../deps.ts'
import { WAITS_AS } from '../digest/digest-kinds.ts'

/** Longer than an invocation. A notification that is in flight for longer was lost with its function. */
const IN_FLIGHT_MS = MINUTE_MS
/** Retries of an outage must not all come at once. */
const JITTER = 0.1

/** Thrown so that the queue delivers the message again: another invocation has the notification. */
class InFlight extends Error {
  override message = 'Another invocation is sending this message'
}

/** A message to one recipient, and the entry that says what became of it. */
export type Delivery = {
  accountId: string
  previous: StoredNotification | null
  claim: (previous: StoredNotification | null, next: StoredNotification) => Promise<boolean>
  save: (next: StoredNotification) => Promise<void>
  send: (isFirst: boolean) => Promise<Outcome | Postponed>
  /** How long after an attempt the next one is made. */
  retryAfterMs: readonly number[]
  retry: DueWork
  /** The member whom the message is for; without one, the account. */
  memberId?: string | undefined
}

/**
 * Sends a message once: its entry is claimed before and gets the outcome. A function that ends in between leaves it in
 * flight, and it is sent again after a minute; a repeated message is better than none.
 */
export async function deliverOnce(
  delivery: Delivery,
  isRetry: boolean,
  deps: Pick<NotifyDeps, 'due' | 'now' | 'random'>,
): Promise<void> {
  const { previous } = delivery
  const now = deps.now()
  if (!mayAttempt(previous, isRetry, now)) return
  const attempts = (previous?.attempts ?? 0) + 1
  const claimed: StoredNotification = { state: 'pending', at: toIso(now), detail: null, attempts }
  if (!(await delivery.claim(previous, claimed))) throw new InFlight()
  const outcome = await delivery.send(attempts === 1)
  await delivery.save(await entryFor(delivery, outcome, attempts, deps))
}

/** Whether a message that has this entry is to be sent now. Throws while another invocation is sending it. */
export function mayAttempt(previous: StoredNotification | null, isRetry: boolean, now: number): boolean {
  if (previous === null) return true
  const { state, detail, at } = previous
  if (state !== 'pending') return false
  if (detail !== null) return isRetry
  if (now - Date.parse(at) < IN_FLIGHT_MS) throw new InFlight()
  return true
}

/**
 * Whether a message that has this entry was sent, or was lost with the function that was sending it. Throws while it is
 * being sent.
 */
export function mayHaveGone({ state, detail, at }: StoredNotification, now: number): boolean {
  if (state !== 'pending') return state === 'sent' || state === 'delivered'
  if (detail !== null) return false
  if (now - Date.parse(at) < IN_FLIGHT_MS) throw new InFlight()
  return true
}

/** The entry to store for an outcome. The next attempt is scheduled before that, so that it cannot be forgotten. */
async function entryFor(
  { accountId, retryAfterMs, retry, memberId }: Delivery,
  outcome: Outcome | Postponed,
  attempts: number,
  { due, now: clock, random }: Pick<NotifyDeps, 'due' | 'now' | 'random'>,
): Promise<StoredNotification> {
  const now = clock()
  const at = toIso(now)
  if (outcome.kind === 'digest') {
    const { digest } = outcome
    await due.put(outcome.at, { kind: 'digest', accountId, digest, memberId })
    return { state: 'pending', at, detail: WAITS_AS[digest], attempts }
  }
  if (outcome.kind !== 'retry') return { state: outcome.kind, at, detail: outcome.detail, attempts }
  const afterMs = retryAfterMs[attempts - 1]
  if (afterMs === undefined) return { state: 'failed', at, detail: outcome.detail, attempts }
  await due.put(now + afterMs * (1 + JITTER * random()), retry)
  return { state: 'pending', at, detail: outcome.detail, attempts }
}
