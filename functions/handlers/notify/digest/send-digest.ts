import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../../../shared/time.ts'
import { LATE_AT_MOST_MS } from '../../../../shared/watching/event.ts'
import { trackedEvents } from '../../../events/list-events.ts'
import { readNotificationName } from '../../../events/notification-name.ts'
import { wholeAccount } from '../../../stores/devices/device-scope.ts'
import type { EventPage } from '../../../stores/events/event-pages.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import { type Account, loadAccount } from '../account.ts'
import type { Outcome } from '../channels/outcome.ts'
import { loadMember } from '../delivery/members.ts'
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
type Digest = { accountId: string; digest: DigestKind; memberId?: string | undefined }

/**
 * Sends one message for the events that wait for this digest: to each recipient of the account, or to each address and
 * browser of one member.
 */
export async function sendDigest(work: Digest, deps: NotifyDeps): Promise<void> {
  const { accountId, digest, memberId } = work
  const account = await loadAccount(accountId, deps)
  if (account === null) return
  const own = { reader: account, scope: wholeAccount(accountId) }
  const read = memberId === undefined ? own : await loadMember(accountId, memberId, deps)
  if (read === null) return
  const { reader, scope } = read
  const quietUntil = digest === 'quiet' ? null : endOfQuietHours(reader, deps)
  if (quietUntil !== null) return deps.due.put(quietUntil, { kind: 'digest', ...work })
  const keepTracked = await trackedEvents(scope, deps)
  const recent = await keepTracked(await recentEvents(accountId, LOOKS_BACK_MS[digest], deps))
  const events = recent.toReversed()
  const waiting =
    digest === 'late' ? await waitingForDigest(events, account, reader, deps) : byNotification(events, digest)
  const recipients = await recipientsIn(reader, Array.from(waiting.keys()), deps)
  for (const recipient of recipients)
    await sendTo(recipient, work, waiting.get(nameOf(recipient)) ?? [], reader, deps)
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

/** The recipients of a reader. A browser that was removed meanwhile gets nothing. */
async function recipientsIn(
  reader: Account,
  names: readonly string[],
  deps: NotifyDeps,
): Promise<Recipient[]> {
  const browsers = await deps.pushSubscriptions.list(reader.personId)
  const whose = reader.memberId === undefined ? {} : { reader }
  return names.flatMap((name): Recipient[] => {
    const { channel, address, memberId } = readNotificationName(name)
    if (memberId !== (reader.memberId ?? null)) return []
    if (channel === 'email' || channel === 'sms') return [{ channel, address, ...whose }]
    const subscription = browsers.get(address)
    return channel === 'push' && subscription ? [{ channel, address, subscription, ...whose }] : []
  })
}

async function sendTo(
  recipient: Recipient,
  work: Digest,
  events: readonly StoredEvent[],
  reader: Account,
  deps: NotifyDeps,
): Promise<void> {
  const { digest } = work
  const name = nameOf(recipient)
  const claims = await inTurns(events, (event) => claim(event, name, deps))
  const claimed = events.filter((_event, index) => claims[index])
  if (claimed.length === 0) return
  const outcome = await sendDigestMessage(recipient, digest, claimed, reader, deps)
  const isAgain = outcome.kind === 'retry' && claimed.some((event) => attemptsOf(event, name) < ATTEMPTS_MAX)
  if (isAgain) await deps.due.put(deps.now() + RETRY_AFTER_MS, { kind: 'digest', ...work })
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
