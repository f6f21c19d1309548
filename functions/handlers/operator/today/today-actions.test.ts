import { describe, expect, it } from 'vitest'
import type { Alarm } from '../../../../shared/operator/alarms.ts'
import { today as routes } from '../../../../shared/operator/today.routes.ts'
import { DAY_MS, HOUR_MS, toIso } from '../../../../shared/time.ts'
import type { StoredOrder } from '../../../stores/billing/orders.ts'
import type { StoredSubscription } from '../../../stores/billing/subscriptions.ts'
import { type TodayDeps, todayActions } from './today-actions.ts'

const NOW = Date.parse('2026-11-28T10:00Z')

/** What the view reads of an order. */
const order = (orderId: string, shippingStatus: number, agoMs: number, accountId = 'mia', quantity = 2) =>
  ({ orderId, shippingStatus, createdAt: NOW - agoMs, accountId, quantity }) as StoredOrder

const subscription = (accountId: string, orderId: string, subscriptionId: string, failedDaysAgo: number) =>
  ({
    accountId,
    orderId,
    subscriptionId,
    status: 'past_due',
    amountCents: 999,
    paymentFailedAt: NOW - failedDaysAgo * DAY_MS,
    trackedUntil: NOW + DAY_MS,
  }) as StoredSubscription

const ERRORS = [{ functionName: 'Vectra-Tick', errors: 2 }]
const alarm = (state: Alarm['state'], event: string): Alarm => ({
  state,
  event,
  remedy: 'look',
  section: 'Due work',
  since: toIso(NOW),
})

function desk({ orders = [] as StoredOrder[], failed = [] as StoredSubscription[], alarms = [] as Alarm[] }) {
  const deps: TodayDeps = {
    orders: {
      async getMany(ids) {
        return orders.filter(({ orderId }) => ids.includes(orderId))
      },
      async listByShipping(status, _after, limit) {
        const found = orders.filter(({ shippingStatus }) => shippingStatus === status)
        return { orderIds: found.slice(0, limit).map(({ orderId }) => orderId), lastKey: null }
      },
      async listOrderedSince(since) {
        return orders.filter(({ createdAt }) => createdAt > since).map(({ orderId }) => orderId)
      },
    },
    subscriptions: { listFailed: async (limit) => failed.slice(0, limit) },
    readAlarms: async () => alarms,
    readFunctionErrors: async () => ERRORS,
    now: () => NOW,
  }
  return todayActions(deps)
}

type Input = Parameters<ReturnType<typeof todayActions>['getToday']>
// neither route reads its input or its caller
const NO_CALL = [{}, {}] as unknown as Input

async function today(of: Parameters<typeof desk>[0]) {
  const answer = await desk(of).getToday(...NO_CALL)
  if (!('reply' in answer)) throw new Error('There is no reply')
  return routes.getToday.reply.parse(answer.reply)
}

describe('T106 what waits for an operator', () => {
  it('is nothing on a quiet day', async () => {
    expect(await today({})).toEqual({
      orders: { counts: [0, 0, 0, 0], oldestAt: null, withoutAccount: 0, recent: { orders: 0, units: 0 } },
      failedPayments: [],
      alarms: [],
    })
  })

  it('is the orders by state, the oldest that nobody has sent, and who has no account yet', async () => {
    const { orders } = await today({
      orders: [
        order('new', 0, HOUR_MS, 'order#new'),
        order('old', 0, 3 * DAY_MS),
        order('sent', 1, DAY_MS - 1, 'mia', 5),
        order('on the way', 2, DAY_MS),
        order('delivered', 4, HOUR_MS, 'mia', 1),
      ],
    })
    expect(orders).toEqual({
      counts: [2, 1, 1, 0],
      oldestAt: toIso(NOW - 3 * DAY_MS),
      withoutAccount: 1,
      recent: { orders: 3, units: 8 },
    })
  })

  it('is one payment for all subscriptions of an order', async () => {
    const { failedPayments } = await today({
      failed: [
        subscription('mia', 'first', '1', 3),
        subscription('mia', 'first', '2', 3),
        subscription('mia', 'second', '3', 2),
        subscription('noa', 'first', '4', 1),
      ],
    })
    expect(
      failedPayments.map(({ accountId, orderId, amountCents }) => [accountId, orderId, amountCents]),
    ).toEqual([
      ['mia', 'first', 1_998],
      ['mia', 'second', 999],
      ['noa', 'first', 999],
    ])
    expect(failedPayments[0]).toMatchObject({ subscriptions: 2, failedAt: toIso(NOW - 3 * DAY_MS) })
  })

  it('is only the alarms that are raised, and health is all of them with the errors of functions', async () => {
    const alarms = [alarm('alarm', 'Late'), alarm('ok', 'Fine'), alarm('noData', 'Unknown')]
    expect((await today({ alarms })).alarms.map(({ event }) => event)).toEqual(['Late'])
    expect(await desk({ alarms }).getHealth(...NO_CALL)).toEqual({
      reply: { alarms, functionErrors: ERRORS },
    })
  })
})
