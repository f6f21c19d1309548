import { DEFAULT_PREFERENCES } from '../../../shared/account/preferences.ts'
import { OUTCOMES, type Outcome } from '../../../shared/notifications/outcome.ts'
import type { NotificationAnalytics } from '../../../shared/reporting/notification-analytics.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { dayAfter, dayAt, dayRange } from '../../../shared/trails/day-range.ts'
import { NotificationChannel } from '../../../shared/watching/event.ts'
import { ownPart } from '../../members/own-part.ts'
import type { PreferenceStore } from '../../stores/accounts/preferences.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { EventDeliveries, EventDeliveryStore } from '../../stores/events/event-deliveries.ts'

export type AnalyticsDeps = {
  deliveries: EventDeliveryStore
  devices: Pick<DeviceStore, 'list'>
  preferences: Pick<PreferenceStore, 'get'>
  now: () => number
}

/** About 10 MB of events. Older ones are not counted. */
const EVENTS_MAX = 20_000
const RULES_SHOWN = 20

type ChannelName = NotificationAnalytics['channelData'][number]['name']
/** The command of a relay is no message to anybody. */
const CHANNEL_NAMES: Record<NotificationChannel, ChannelName | null> = {
  email: 'Email',
  sms: 'SMS',
  push: 'Push',
  webhook: 'Webhook',
  relay: null,
}

/** The outcomes of notifications about devices of the scope, of the last days, today included, in the account's zone. */
export async function readAnalytics(
  scope: DeviceScope,
  days: number,
  { deliveries, devices, preferences, now }: AnalyticsDeps,
): Promise<NotificationAnalytics> {
  const { accountId } = scope
  const { hasId } = await ownPart(scope, devices)
  const { timezone = DEFAULT_PREFERENCES.timezone } = await preferences.get(accountId)
  const dates = lastDays(now(), days, timezone)
  const from = dayRange(dates[0] ?? '', timezone)?.from ?? now() - days * DAY_MS
  const sums = emptySums(dates)
  let events = 0
  for await (const page of deliveries.listPages(accountId, from)) {
    for (const event of page.slice(0, EVENTS_MAX - events))
      if (hasId(event.deviceId)) addEvent(sums, event, timezone)
    events += page.length
    if (events > EVENTS_MAX) break
  }
  return analyticsOf(sums, events <= EVENTS_MAX)
}

function lastDays(now: number, days: number, timezone: string): string[] {
  const today = dayAt(now, timezone)
  return Array.from({ length: days }, (_, index) => dayAfter(today, index - days + 1) ?? today)
}

type RuleSums = { ruleId: string; rule: string; triggers: number; success: number }
type Sums = {
  outcomes: Record<Outcome, number>
  channels: Map<ChannelName, number>
  dates: Map<string, number>
  rules: Map<string, RuleSums>
}

const emptySums = (dates: readonly string[]): Sums => ({
  outcomes: { delivered: 0, failed: 0, pending: 0, suppressed: 0 },
  channels: new Map(),
  dates: new Map(dates.map((date) => [date, 0])),
  rules: new Map(),
})

function addEvent(sums: Sums, { ruleId, ruleName = '', notifications }: EventDeliveries, timezone: string) {
  const messages = messagesOf(notifications)
  for (const { channel, outcome, at } of messages) {
    sums.outcomes[outcome] += 1
    if (outcome === 'suppressed') continue
    increment(sums.channels, channel)
    const date = dayAt(Date.parse(at), timezone)
    if (sums.dates.has(date)) increment(sums.dates, date)
  }
  if (ruleId === undefined) return
  // The newest event comes first, and has the newest name.
  const sum = sums.rules.get(ruleId) ?? { ruleId, rule: ruleName, triggers: 0, success: 0 }
  sum.triggers += 1
  if (messages.some(({ outcome }) => outcome === 'delivered')) sum.success += 1
  sums.rules.set(ruleId, sum)
}

const messagesOf = (notifications: EventDeliveries['notifications']) =>
  Object.entries(notifications).flatMap(([key, { state, at }]) => {
    const channel = CHANNEL_NAMES[NotificationChannel.parse(key.slice(0, key.indexOf(':')))]
    return channel === null ? [] : [{ channel, outcome: OUTCOMES[state], at }]
  })

const increment = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)

function analyticsOf({ outcomes, channels, dates, rules }: Sums, isComplete: boolean): NotificationAnalytics {
  const { delivered, failed, pending } = outcomes
  return {
    deliveryStats: { total: delivered + failed + pending, ...outcomes },
    channelData: Array.from(channels, ([name, value]) => ({ name, value })).toSorted(
      (a, b) => b.value - a.value || a.name.localeCompare(b.name),
    ),
    trendData: Array.from(dates, ([date, notifications]) => ({ date, notifications })),
    rulePerformance: [...rules.values()]
      .toSorted((a, b) => b.triggers - a.triggers || a.rule.localeCompare(b.rule))
      .slice(0, RULES_SHOWN),
    isComplete,
  }
}
