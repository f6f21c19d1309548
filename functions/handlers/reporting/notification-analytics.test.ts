import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, toIso } from '../../../shared/time.ts'
import { aStoredEvent } from '../../../test/make/geofences/a-stored-event.ts'
import { aRuleEvent } from '../../../test/make/rules/a-rule-event.ts'
import { ruleOwners } from '../../../test/make/rules/rule-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import type { StoredNotification } from '../../stores/events/stored-event.ts'
import { readAnalytics } from './notification-analytics.ts'

const anOwner = ruleOwners()

const is = (state: StoredNotification['state'], at = NOON): StoredNotification => ({
  state,
  at: toIso(at),
  detail: null,
  attempts: 1,
})

describe('the analytics of notifications', () => {
  test('NOT-3 count what became of each, by channel and by rule, without commands of relays', async () => {
    const { accountId, deps, events } = await anOwner()
    const other = await anOwner()
    await other.events.create(
      aRuleEvent({ accountId: other.accountId, notifications: { 'email:them': is('sent') } }),
    )
    await events.create(
      aRuleEvent({
        accountId,
        timestamp: toIso(NOON - 1),
        notifications: {
          'email:me@example.com': is('sent'),
          'webhook:https://hooks.example.com:443/': is('delivered'),
          'sms:+13055550100': is('failed'),
          'relay:': is('sent'),
        },
      }),
    )
    await events.create(
      aRuleEvent({
        accountId,
        ruleName: 'Much too fast',
        notifications: { 'email:me@example.com': is('pending'), 'push:browser': is('suppressed') },
      }),
    )
    await events.create(aStoredEvent({ accountId, notifications: { 'email:me@example.com': is('sent') } }))
    expect(await readAnalytics(wholeAccount(accountId), 7, deps)).toMatchObject({
      deliveryStats: { total: 5, delivered: 3, failed: 1, pending: 1, suppressed: 1 },
      channelData: [
        { name: 'Email', value: 3 },
        { name: 'SMS', value: 1 },
        { name: 'Webhook', value: 1 },
      ],
      rulePerformance: [{ ruleId: 'too-fast', rule: 'Much too fast', triggers: 2, success: 1 }],
      isComplete: true,
    })
  })

  test('NOT-3 have one entry for each of the account’s days, today last', async () => {
    const { accountId, deps, events } = await anOwner()
    await deps.preferences.update(accountId, { timezone: 'Asia/Tokyo' })
    // In Tokyo, where noon UTC is 21:00, the day of NOON began at 15:00 UTC the day before.
    const midnight = NOON - 21 * HOUR_MS
    const sent = async (at: number) =>
      events.create(
        aRuleEvent({ accountId, timestamp: toIso(at), notifications: { 'email:me': is('sent', at) } }),
      )
    for (const at of [midnight - DAY_MS - 1, midnight - DAY_MS, midnight - 1, midnight, NOON]) await sent(at)
    const { trendData, deliveryStats } = await readAnalytics(wholeAccount(accountId), 2, deps)
    expect(trendData.map(({ notifications }) => notifications)).toEqual([2, 2])
    expect(trendData.at(-1)?.date).toBe(toIso(NOON).slice(0, 10))
    expect(deliveryStats.total).toBe(4)
  })

  test('NOT-3 of an account without events are zero', async () => {
    const { accountId, deps } = await anOwner()
    const { trendData, ...others } = await readAnalytics(wholeAccount(accountId), 7, deps)
    expect(trendData).toHaveLength(7)
    expect(trendData.every(({ notifications }) => notifications === 0)).toBe(true)
    expect(others).toEqual({
      deliveryStats: { total: 0, delivered: 0, failed: 0, pending: 0, suppressed: 0 },
      channelData: [],
      rulePerformance: [],
      isComplete: true,
    })
  })

  test.each([
    [20_000, 20_000, true],
    [20_001, 20_000, false],
  ])('NOT-3 of %i events, %i are counted', async (stored, counted, isComplete) => {
    const { accountId, deps } = await anOwner()
    const one = { deviceId: 'VAN1', notifications: { 'email:me': is('sent') } }
    const deliveries = {
      async *listPages() {
        yield Array.from({ length: 15_000 }, () => one)
        yield Array.from({ length: stored - 15_000 }, () => one)
      },
    }
    const analytics = await readAnalytics(wholeAccount(accountId), 90, { ...deps, deliveries })
    expect(analytics).toMatchObject({ deliveryStats: { total: counted }, isComplete })
  })
})
