import { HOUR_MS } from '../../../shared/time.ts'
import { freshnessOf } from '../../../shared/tracking/view/freshness.ts'
import { readNotificationName } from '../../events/notification-name.ts'
import { MERGED_WITHIN_MS } from '../../ingest/store-chunks.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import {
  isTrackedAt,
  type StoredSubscription,
  type SubscriptionStore,
} from '../../stores/billing/subscriptions.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import { lastDialectOf, type StoredTracker, type TrackerStore } from '../../stores/devices/trackers.ts'
import type { EventStore } from '../../stores/events/events.ts'
import type { StoredEvent } from '../../stores/events/stored-event.ts'
import type { TrailDiagnostics } from '../../stores/trails/live-item.ts'
import { dayOf } from '../../stores/trails/merged-day.ts'
import type { TrailStore } from '../../stores/trails/trails.ts'
import {
  type AccountMonth,
  type AccountUsage,
  type AccountUsageItem,
  type DeviceUsageItem,
  type UsageStore,
  usageExpiresAt,
} from '../../stores/usage.ts'
import { NOTHING_SENT, NOTHING_USED, sentTogether } from '../../usage/costs.ts'
import { keptMonths, monthOf, monthStart, splitByMonth } from '../../usage/months.ts'

export type CountAccountDeps = {
  accounts: Pick<AccountStore, 'isClosed'>
  devices: Pick<DeviceStore, 'list'>
  trackers: Pick<TrackerStore, 'getMany'>
  trails: Pick<TrailStore, 'listDiagnostics' | 'mergedBytes'>
  events: Pick<EventStore, 'listPage'>
  subscriptions: Pick<SubscriptionStore, 'list'>
  usage: Pick<UsageStore, 'get' | 'put' | 'erase'>
  now: () => number
}

/** The contact of a device, or that it has never had any. */
export type Contact = ReturnType<typeof freshnessOf> | 'neverSeen'
export type CountedAccount = AccountUsage & {
  account: AccountUsageItem
  /** The contact of each device, by track. */
  contacts: ReadonlyMap<string, Contact>
}

/** The notifications of an event are sent within this time. Later ones are not counted. */
const NOTIFIED_AFTER_MS = HOUR_MS
const EVENTS_PER_PAGE = 500

/**
 * Counts what an account has used since it was counted last, and stores it. Counters only grow, and each is stored with the
 * months that it was added to, so that counting again, or twice at once, adds nothing twice. Returns `null` for an account
 * that is closed, also if it was closed meanwhile: nothing of it stays.
 */
export async function countAccount(
  accountId: string,
  deps: CountAccountDeps,
): Promise<CountedAccount | null> {
  const { accounts, usage, now: clock } = deps
  if (await accounts.isClosed(accountId)) return null
  const now = clock()
  const [before, devices, subscriptions] = await Promise.all([
    usage.get(accountId),
    deps.devices.list(wholeAccount(accountId)),
    deps.subscriptions.list(accountId),
  ])
  const [seen, trackers] = await Promise.all([
    deps.trails.listDiagnostics(devices.map(({ trackId }) => trackId)),
    deps.trackers.getMany(devices.map(({ deviceId }) => deviceId)),
  ])
  // a clock that is behind counts nothing twice either
  const countedAt = Math.max(now, before.account?.countedAt ?? 0)
  const byKey = new Map(before.devices.map((item) => [item.usageKey, item]))
  const counted = await Promise.all(
    devices.map(async (device) => {
      const { trackId, deviceId } = device
      const known = byKey.get(keyOf(trackId)) ?? null
      const item = countDevice(
        device,
        trackers.get(deviceId),
        seen.get(trackId),
        known,
        before.account,
        countedAt,
      )
      return withStored(trackId, item, countedAt, deps)
    }),
  )
  const kept = new Set(counted.map(({ usageKey }) => usageKey))
  const [, last] = keptMonths(countedAt)
  const gone = before.devices
    .filter(({ usageKey, until }) => !kept.has(usageKey) && (until ?? countedAt) >= monthStart(last))
    .map((item) => ({ ...item, until: item.until ?? countedAt }))
  const counts = {
    account: await countEvents(accountId, before.account, subscriptions, countedAt, deps),
    devices: [...counted, ...gone],
  }
  await usage.put(accountId, [...counts.devices, counts.account], usageExpiresAt(countedAt))
  if (await accounts.isClosed(accountId)) {
    await usage.erase(accountId)
    return null
  }
  const contacts = new Map(
    devices.map((device) => [keyOf(device.trackId), contactOf(device, seen.get(device.trackId), now)]),
  )
  return { ...counts, contacts }
}

const keyOf = (trackId: string) => `device#${trackId}`

function contactOf(
  { isInStorageMode }: StoredDevice,
  seen: TrailDiagnostics | undefined,
  now: number,
): Contact {
  if (seen === undefined || seen.tracked.lastContactAt === null) return 'neverSeen'
  return freshnessOf(seen.tracked, { now, storageMode: isInStorageMode })
}

/** Adds what the counters of a device have grown by since they were counted last. */
function countDevice(
  { trackId, deviceId, deviceType, createdAt }: StoredDevice,
  tracker: StoredTracker | undefined,
  seen: TrailDiagnostics | undefined,
  before: DeviceUsageItem | null,
  account: AccountUsageItem | null,
  countedAt: number,
): DeviceUsageItem {
  const [current, last] = keptMonths(countedAt)
  const counters = countersOf(seen)
  const known = before ?? firstItem(Date.parse(createdAt), counters, countedAt)
  const from = before === null ? known.since : (account?.countedAt ?? known.since)
  const grown = (name: keyof typeof counters) =>
    splitByMonth(counters[name] - known.counters[name], from, countedAt)
  const [messages, positions, unreadable] = [grown('messages'), grown('positions'), grown('unreadable')]
  const month = (name: string, of: 'current' | 'last') =>
    sentTogether(known.months[name] ?? NOTHING_SENT, {
      messages: messages[of],
      positions: positions[of],
      unreadable: unreadable[of],
      storedBytes: 0,
    })
  return {
    ...known,
    usageKey: keyOf(trackId),
    deviceId,
    deviceType,
    dialect: tracker === undefined ? 'vectra' : lastDialectOf(tracker),
    until: null,
    counters,
    months: { [current]: month(current, 'current'), [last]: month(last, 'last') },
  }
}

const NOTHING_RECEIVED = { messages: 0, positions: 0, unreadable: 0 }

const countersOf = (seen: TrailDiagnostics | undefined) =>
  seen === undefined
    ? NOTHING_RECEIVED
    : {
        messages: seen.received - seen.batched,
        positions: seen.received - seen.unreadable,
        unreadable: seen.unreadable,
      }

/** A device that was there before this month counts from now on: nobody knows when it sent what it has. */
function firstItem(createdAt: number, counters: DeviceUsageItem['counters'], countedAt: number) {
  const isNew = createdAt >= monthStart(monthOf(countedAt))
  return {
    since: isNew ? Math.min(createdAt, countedAt) : countedAt,
    counters: isNew ? NOTHING_RECEIVED : counters,
    storedTo: dayOf(isNew ? createdAt : countedAt),
    months: {} as DeviceUsageItem['months'],
  }
}

/** Adds the days that were merged since, each to its month. A device that has sent nothing lately has none. */
async function withStored(
  trackId: string,
  item: DeviceUsageItem,
  countedAt: number,
  { trails }: Pick<CountAccountDeps, 'trails'>,
): Promise<DeviceUsageItem> {
  const to = dayOf(countedAt - MERGED_WITHIN_MS - HOUR_MS)
  const hasSent = Object.values(item.months).some(({ messages }) => messages > 0)
  if (!hasSent || item.storedTo >= to) return item
  const months = { ...item.months }
  for (const [day, storedBytes] of await trails.mergedBytes(trackId, item.storedTo, to)) {
    const month = months[monthOf(day)]
    if (month !== undefined) months[monthOf(day)] = { ...month, storedBytes: month.storedBytes + storedBytes }
  }
  return { ...item, months, storedTo: to }
}

/** What the subscriptions of an account cost it in a month, cents. Those that support granted cost nothing. */
const paidCents = (subscriptions: readonly StoredSubscription[], now: number): number =>
  subscriptions
    .filter((one) => one.grantedBy === undefined && one.orderId !== undefined && isTrackedAt(one, now))
    .reduce((sum, { planType, amountCents }) => sum + amountCents / (planType === 'annual' ? 12 : 1), 0)

/** A month that ended before the first count is taken as paid by those that are active today. */
const boughtBefore = (subscriptions: readonly StoredSubscription[], time: number) =>
  subscriptions.filter(({ createdAt }) => Date.parse(createdAt) < time)

async function countEvents(
  accountId: string,
  before: AccountUsageItem | null,
  subscriptions: readonly StoredSubscription[],
  countedAt: number,
  { events }: Pick<CountAccountDeps, 'events'>,
): Promise<AccountUsageItem> {
  const [current, last] = keptMonths(countedAt)
  const months: Record<string, AccountMonth> = {
    [current]: {
      ...NOTHING_USED,
      ...before?.months[current],
      paidCents: paidCents(subscriptions, countedAt),
    },
    [last]: before?.months[last] ?? {
      ...NOTHING_USED,
      paidCents: paidCents(boughtBefore(subscriptions, monthStart(current)), countedAt),
    },
  }
  const from = Math.max(before?.eventsTo ?? 0, monthStart(last))
  const to = Math.max(from, countedAt - NOTIFIED_AFTER_MS)
  let after: string | null = null
  do {
    const page = await events.listPage(accountId, { from, to: to - 1 }, after, EVENTS_PER_PAGE)
    for (const event of page.events) {
      const month = monthOf(Date.parse(event.timestamp))
      months[month] = withEvent(months[month] ?? NOTHING_USED, event)
    }
    after = page.lastKey
  } while (after !== null)
  return { usageKey: 'account', countedAt, eventsTo: to, months }
}

/** The channels that send a message, and where each is counted. */
const CHANNELS: Partial<Record<string, 'emails' | 'texts' | 'pushes' | 'webhooks'>> = {
  email: 'emails',
  sms: 'texts',
  push: 'pushes',
  webhook: 'webhooks',
}

/** Adds an event and what was sent because of it. */
function withEvent(month: AccountMonth, { notifications }: StoredEvent): AccountMonth {
  const next = { ...month, events: month.events + 1 }
  for (const [name, { state }] of Object.entries(notifications)) {
    const channel = CHANNELS[readNotificationName(name).channel]
    if (channel !== undefined && (state === 'sent' || state === 'delivered')) next[channel] += 1
  }
  return next
}
