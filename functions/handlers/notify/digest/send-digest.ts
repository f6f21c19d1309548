import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { LATE_AT_MOST_MS } from '../../../../shared/watching/event.ts'
import { trackedEvents } from '../../../events/list-events.ts'
import { wholeAccount } from '../../../stores/devices/device-scope.ts'
import type { EventPage } from '../../../stores/events/event-pages.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import { type Account, loadAccount } from '../account.ts'
import type { Outcome } from '../channels/outcome.ts'
import { nameOf, type Recipient } from '../delivery/recipients.ts'
import { endOfQuietHours } from '../delivery/wishes.ts'
import type { NotifyDeps } from '../deps.ts'
import { waitingForDigest } from '../late/waiting-for-digest.ts'
import { type DigestKind, WAITS_AS } from './digest-kinds.ts'
import { sendDigestMessage } from './digest-message.ts'

/** Quiet hours last up to a day, and the tick may have been late. */
const LOOK_BACK_MS = DAY_MS + 3 * HOUR_MS
const LOOKS_BACK_MS: Record<DigestKind, number> = {
  email: LOOK_BACK_MS,
  quiet: LOOK_BACK_MS,
  late: LOOK_BACK_MS + LATE_AT_MOST_MS,
}
const PAGE_SIZE = 1_000
/** More are no news any longer, and would not fit into an invocation. */
const EVENTS_MAX = 10_000
const WRITES_AT_ONCE = 25
const RETRY_AFTER_MS = 5 * MINUTE_MS
const ATTEMPTS_MAX = 5
type Digest = { accountId: string; digest: DigestKind }

/** Sends each recipient one message for the events that wait for this digest. */
export async function sendDigest({ accountId, digest }: Digest, deps: NotifyDeps): Promise<void> {
  const account = await loadAccount(accountId, deps)
  if (account === null) return
  const quietUntil = digest === 'quiet' ? null : endOfQuietHours(account, deps)
  if (quietUntil !== null) return deps.due.put(quietUntil, { kind: 'digest', accountId, digest })
  const keepTracked = await trackedEvents(wholeAccount(accountId), deps)
  const recent = await keepTracked(await recentEvents(accountId, LOOKS_BACK_MS[digest], deps))
  const events = recent.toReversed()
  const waiting =
    digest === 'late' ? await waitingForDigest(events, account, deps) : byNotification(events, digest)
  const recipients = await recipientsIn(accountId, Array.from(waiting.keys()), deps)
  for (const recipient of recipients)
    await sendTo(recipient, digest, waiting.get(nameOf(recipient)) ?? [], account, deps)
}

/** Newest first. */
async function recentEvents(accountId: string, lookBackMs: number, deps: NotifyDeps): Promise<StoredEvent[]> {
  const filter = { from: deps.now() - lookBackMs }
  const collected: StoredEvent[] = []
  let after: string | null = null
  do {
    const page: EventPage<StoredEvent> = await deps.events.listPage(accountId, filter, after, PAGE_SIZE)
    collected.push(...page.events)
    after = page.lastKey
  } while (after !== null && collected.length < EVENTS_MAX)
  return collected
}

/** The events that wait for the digest, by the name of their notification. */
function byNotification(events: readonly StoredEvent[], digest: DigestKind): Map<string, StoredEvent[]> {
  const collected = new Map<string, StoredEvent[]>()
  for (const event of events)
    for (const [name, { state, detail }] of Object.entries(event.notifications)) {
      if (state !== 'pending' || detail !== WAITS_AS[digest]) continue
      collected.set(name, [...(collected.get(name) ?? []), event])
    }
  return collected
}

/** A browser that was removed meanwhile gets nothing. */
async function recipientsIn(
  accountId: string,
  names: readonly string[],
  deps: NotifyDeps,
): Promise<Recipient[]> {
  const browsers = await deps.pushSubscriptions.list(accountId)
  return names.flatMap((name): Recipient[] => {
    const separator = name.indexOf(':')
    const [channel, address] = [name.slice(0, separator), name.slice(separator + 1)]
    if (channel === 'email' || channel === 'sms') return [{ channel, address }]
    const subscription = browsers.get(address)
    return channel === 'push' && subscription ? [{ channel, address, subscription }] : []
  })
}

async function sendTo(
  recipient: Recipient,
  digest: DigestKind,
  events: readonly StoredEvent[],
  account: Account,
  deps: NotifyDeps,
): Promise<void> {
  const name = nameOf(recipient)
  const claims = await inTurns(events, (event) => claim(event, name, deps))
  const claimed = events.filter((_event, index) => claims[index])
  if (claimed.length === 0) return
  const outcome = await sendDigestMessage(recipient, digest, claimed, account, deps)
  const isAgain = outcome.kind === 'retry' && claimed.some((event) => attemptsOf(event, name) < ATTEMPTS_MAX)
  const { accountId } = account
  if (isAgain) await deps.due.put(deps.now() + RETRY_AFTER_MS, { kind: 'digest', accountId, digest })
  await inTurns(claimed, (event) => save(event, name, isAgain ? digest : outcome, deps))
}

async function inTurns<One, Result>(
  all: readonly One[],
  act: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let first = 0; first < all.length; first += WRITES_AT_ONCE)
    results.push(...(await Promise.all(all.slice(first, first + WRITES_AT_ONCE).map(act))))
  return results
}

const attemptsOf = ({ notifications }: StoredEvent, name: string) => (notifications[name]?.attempts ?? 0) + 1

function claim(event: StoredEvent, name: string, { notifications, now }: NotifyDeps): Promise<boolean> {
  const next = {
    state: 'pending' as const,
    at: toIso(now()),
    detail: null,
    attempts: attemptsOf(event, name),
  }
  return notifications.claim(event, name, event.notifications[name] ?? null, next)
}

/** Saves the outcome, or the digest that tries again. */
function save(
  event: StoredEvent,
  name: string,
  result: Outcome | DigestKind,
  { notifications, now }: NotifyDeps,
): Promise<void> {
  const attempts = attemptsOf(event, name)
  const at = toIso(now())
  if (typeof result === 'string')
    return notifications.save(event, name, { state: 'pending', at, detail: WAITS_AS[result], attempts })
  const state = result.kind === 'retry' ? 'failed' : result.kind
  return notifications.save(event, name, { state, at, detail: result.detail, attempts })
}
