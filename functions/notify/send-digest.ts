import type { NotificationReason } from '../../shared/notifications/notification-reason.ts'
import { HOUR_MS, MINUTE_MS, toIso } from '../../shared/time.ts'
import type { StoredCrossing } from '../stores/stored-event.ts'
import { type Account, loadAccount } from './account.ts'
import { linksOf, sendEmail } from './channels/email.ts'
import type { Outcome } from './channels/outcome.ts'
import { consentProblem } from './consent.ts'
import type { NotifyDeps } from './deps.ts'
import { digestEmail } from './event-texts.ts'

/** The hour of the digest, and an hour in which the tick may have been late. */
const LOOK_BACK_MS = 3 * HOUR_MS
const EVENTS_MAX = 1_000
const RETRY_AFTER_MS = 5 * MINUTE_MS
const ATTEMPTS_MAX = 5
const IN_DIGEST: NotificationReason = 'in-digest'
const EMAIL = 'email:'

/** Sends each recipient one e-mail for the events that were above the hour's limit. */
export async function sendDigest(accountId: string, deps: NotifyDeps): Promise<void> {
  const account = await loadAccount(accountId, deps)
  if (account === null) return
  const filter = { from: deps.now() - LOOK_BACK_MS }
  const { events } = await deps.events.listCrossings(accountId, filter, null, EVENTS_MAX)
  for (const [address, collected] of byAddress(events.toReversed()))
    await sendTo(address, collected, account, deps)
}

function byAddress(events: readonly StoredCrossing[]): Map<string, StoredCrossing[]> {
  const collected = new Map<string, StoredCrossing[]>()
  for (const event of events)
    for (const [name, { state, detail }] of Object.entries(event.notifications)) {
      if (!name.startsWith(EMAIL) || state !== 'pending' || detail !== IN_DIGEST) continue
      const address = name.slice(EMAIL.length)
      collected.set(address, [...(collected.get(address) ?? []), event])
    }
  return collected
}

async function sendTo(
  address: string,
  events: readonly StoredCrossing[],
  account: Account,
  deps: NotifyDeps,
): Promise<void> {
  const claimed: StoredCrossing[] = []
  for (const event of events) if (await claim(event, address, deps)) claimed.push(event)
  if (claimed.length === 0) return
  const refusal = await consentProblem({ channel: 'email', address }, account, deps)
  const outcome =
    refusal ??
    (await sendEmail(digestEmail(address, claimed, account, await linksOf(address, account, deps)), deps))
  const isAgain =
    outcome.kind === 'retry' && claimed.some((event) => attemptsOf(event, address) < ATTEMPTS_MAX)
  if (isAgain)
    await deps.due.put(deps.now() + RETRY_AFTER_MS, {
      kind: 'digest',
      accountId: account.accountId,
      digest: 'email',
    })
  for (const event of claimed) await save(event, address, outcome, isAgain, deps)
}

const attemptsOf = ({ notifications }: StoredCrossing, address: string) =>
  (notifications[`${EMAIL}${address}`]?.attempts ?? 0) + 1

function claim(event: StoredCrossing, address: string, { notifications, now }: NotifyDeps): Promise<boolean> {
  const name = `${EMAIL}${address}`
  const next = {
    state: 'pending' as const,
    at: toIso(now()),
    detail: null,
    attempts: attemptsOf(event, address),
  }
  return notifications.claim(event, name, event.notifications[name] ?? null, next)
}

function save(
  event: StoredCrossing,
  address: string,
  outcome: Outcome,
  isAgain: boolean,
  { notifications, now }: NotifyDeps,
): Promise<void> {
  const attempts = attemptsOf(event, address)
  const at = toIso(now())
  const name = `${EMAIL}${address}`
  if (isAgain) return notifications.save(event, name, { state: 'pending', at, detail: IN_DIGEST, attempts })
  const state = outcome.kind === 'retry' ? 'failed' : outcome.kind
  return notifications.save(event, name, { state, at, detail: outcome.detail, attempts })
}
