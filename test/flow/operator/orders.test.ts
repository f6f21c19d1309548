import { describe, expect, inject, it } from 'vitest'
import { members } from '../../../shared/members/members.routes.ts'
import { orders as routes } from '../../../shared/operator/orders.routes.ts'
import { trackingUrlOf } from '../../../shared/subscriptions/carriers.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { anOperator } from '../../make/accounts/operators.ts'
import { provision } from '../../make/local/operator.ts'
import { AN_ADDRESS, aPurchaseBody } from '../../make/subscriptions/a-purchase-body.ts'

type Caller = Pick<Account, 'call'>
const NOT_SHIPPED = { status: 0, trackingUrl: null }
const SENT = { status: 1, trackingUrl: trackingUrlOf({ carrier: 'ups', number: '1Z999AA10123456784' }) }

/** A customer who has paid for a unit, and the order. */
async function aBuyer(fields: object = {}) {
  const account = await anAccount()
  const body = aPurchaseBody({
    planType: 'annual',
    orderDevice: true,
    shippingAddress: AN_ADDRESS,
    ...fields,
  })
  expect((await account.call('POST', '/vectra/create-subscription', body)).status).toBe(200)
  const { orderId } = (await listed(account))[0] ?? { orderId: '' }
  return { account, orderId }
}

/** The orders as their owner sees them. */
async function listed({
  call,
}: Caller): Promise<{ orderId: string; status: number; trackingUrl: string | null }[]> {
  const { body } = await call('GET', '/vectra/orders')
  return Object(body).orders
}

const update = ({ call }: Caller, orderId: string, seen: object, next: object) =>
  call('PUT', `/operator/orders/${orderId}`, { seen, next })

async function inState({ call }: Caller, status: number): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await call('GET', `/operator/orders?status=${status}${page}`)
    const { orders, nextCursor } = routes.listOrders.reply.parse(body)
    ids.push(...orders.map(({ orderId }) => orderId))
    cursor = nextCursor
  } while (cursor !== null)
  return ids
}

const auditOf = async ({ call }: Caller) =>
  members.listAudit.reply.parse((await call('GET', '/vectra/audit')).body).entries

describe('the orders of the console', () => {
  it('moves an order through its states, where its buyer follows it, and back', async () => {
    const operator = await anOperator()
    const { account, orderId } = await aBuyer()
    await expect.poll(() => inState(operator, 0)).toContain(orderId)
    const shown = await operator.call('GET', `/operator/orders/${orderId}`)
    expect(shown.body).toMatchObject({
      order: {
        accountId: accountIdOf(account.accessToken),
        name: 'Mia Reyes',
        shippingAddress: AN_ADDRESS,
        ...NOT_SHIPPED,
      },
    })
    expect((await update(operator, orderId, NOT_SHIPPED, SENT)).status).toBe(200)
    expect(await listed(account)).toMatchObject([SENT])
    await expect.poll(() => inState(operator, 1)).toContain(orderId)
    expect(await inState(operator, 0)).not.toContain(orderId)

    expect((await update(operator, orderId, SENT, NOT_SHIPPED)).status).toBe(200)
    expect(await listed(account)).toMatchObject([NOT_SHIPPED])
    const [undone, , looked] = await auditOf(account)
    expect(undone).toMatchObject({
      by: { role: 'support' },
      action: 'updateOrder',
      target: { id: orderId },
      changes: [{ field: 'next', before: JSON.stringify(SENT), after: JSON.stringify(NOT_SHIPPED) }],
    })
    expect(looked).toMatchObject({ by: { role: 'support' }, action: 'getOrder' })
  })

  it('tells the second of two operators what has changed, and changes nothing', async () => {
    const [one, other] = [await anOperator(), await anOperator()]
    const { account, orderId } = await aBuyer()
    const results = await Promise.all([
      update(one, orderId, NOT_SHIPPED, SENT),
      update(other, orderId, NOT_SHIPPED, { status: 4, trackingUrl: null }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = results.find(({ status }) => status === 409)
    const now = (await listed(account))[0]
    expect(refused?.body).toMatchObject({
      code: 'order-changed',
      errors: expect.arrayContaining([
        { path: 'status', code: 'changed', message: now?.status === 1 ? 'dispatched' : 'delivered' },
      ]),
    })
    expect(now?.status === 1 ? SENT.trackingUrl : null).toBe(now?.trackingUrl)
  })

  it('works on the same orders as npm run provision', async () => {
    const operator = await anOperator()
    const { orderId } = await aBuyer()
    const options = ['--order', orderId, '--status', '2', '--local', '--data', inject('dataFolder')]
    expect(await provision(options)).toMatchObject({ code: 0, out: expect.stringContaining('in transit') })
    expect((await update(operator, orderId, NOT_SHIPPED, SENT)).body).toMatchObject({
      errors: [{ path: 'status', message: 'in transit' }],
    })
    await expect.poll(() => inState(operator, 2)).toContain(orderId)
  })

  it('refuses orders that nothing is shipped for, and addresses that no browser opens', async () => {
    const operator = await anOperator()
    const { orderId } = await aBuyer()
    for (const trackingUrl of ['javascript:alert(1)', 'carrier', `https://x.example/${'a'.repeat(500)}`])
      expect((await update(operator, orderId, NOT_SHIPPED, { status: 1, trackingUrl })).status).toBe(400)
    expect((await update(operator, orderId, NOT_SHIPPED, { status: 5, trackingUrl: null })).status).toBe(400)
    expect((await update(operator, 'K7MX-29RV', NOT_SHIPPED, SENT)).status).toBe(404)
  })

  it('T58 writes label data without formulas, and says so to each buyer without naming the other', async () => {
    const operator = await anOperator()
    const one = await aBuyer({ firstName: '=HYPERLINK("http://evil")', lastName: 'A, B' })
    const other = await aBuyer()
    const { status, text, headers } = await operator.call('POST', '/operator/orders/labels', {
      orderIds: [one.orderId, other.orderId, one.orderId],
    })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('labels.csv')
    const [head, ...lines] = text.trimEnd().split('\r\n')
    expect(head).toBe('order,name,street,city,state,zip,country,phone,email,units')
    expect(lines).toHaveLength(2)
    expect(text).toContain(`${other.orderId},Mia Reyes,1 Harbor Drive,Miami,FL,33132,US,1 305 555 0100,,1`)
    expect(text).not.toMatch(/(^|,)"?=/m)
    for (const [buyer, stranger] of [
      [one, other],
      [other, one],
    ] as const) {
      const entries = await auditOf(buyer.account)
      expect(entries[0]).toMatchObject({ by: { role: 'support' }, action: 'createLabels', outcome: 'done' })
      expect(JSON.stringify(entries)).not.toContain(stranger.orderId)
    }
    const unknown = { orderIds: [one.orderId, 'K7MX-29RV'] }
    expect((await operator.call('POST', '/operator/orders/labels', unknown)).status).toBe(404)
  })
})
