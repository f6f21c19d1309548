import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { subscriptions as routes } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { type Account, anAccount, apiUrl } from '../../make/accounts/account.ts'
import { AN_ADDRESS, aPurchaseBody } from '../../make/subscriptions/a-purchase-body.ts'
import { aTrackerId } from '../../make/tracking/tracker.ts'

const subscriptionsOf = async (account: Account) =>
  routes.listSubscriptions.reply.parse((await account.call('GET', '/vectra/subscriptions')).body)
    .subscriptions

const buy = (account: Account, fields: object = {}) =>
  account.call('POST', '/vectra/create-subscription', aPurchaseBody(fields))

describe('subscriptions at a local run', () => {
  it('SUB-2 SUB-6 SUB-7 are bought with a card, carry a device, are listed with their order, and are cancelled for good', async () => {
    const account = await anAccount()
    const bought = await buy(account, {
      planType: 'annual',
      quantity: 2,
      orderDevice: true,
      shippingAddress: AN_ADDRESS,
    })
    expect(bought).toMatchObject({ status: 200, body: { success: true } })
    const deviceId = aTrackerId()
    const added = await account.call('POST', '/vectra/devices', {
      vectraDeviceId: deviceId,
      deviceName: 'Tender',
      deviceType: 'boat',
      testingMode: false,
    })
    expect(added.status).toBe(201)
    const [one] = (await subscriptionsOf(account)).filter(
      ({ assignedDeviceName }) => assignedDeviceName === 'Tender',
    )
    expect(one).toMatchObject({ status: 'active', planType: 'annual', amount: 59.94, transfersThisMonth: 0 })
    expect((await account.call('GET', '/vectra/orders')).body).toMatchObject({
      orders: [{ status: 0, deviceQuantity: 2, shippingAddress: AN_ADDRESS, trackingUrl: null }],
    })
    expect((await account.call('GET', '/vectra/billing')).body).toMatchObject({
      paymentMethods: [{ card: { last4: '4242' } }],
      subscriptions: [{ amount: 5_994, interval: 'year', quantity: 2, status: 'active' }],
      invoices: [{ amount_paid: 2 * (5_994 + 8_999), status: 'paid', invoice_pdf: expect.any(String) }],
      customer: { firstName: 'Mia', lastName: 'Reyes', stripeCustomerId: expect.stringMatching(/^cus_/) },
    })
    const cancelled = await account.call('POST', `/vectra/subscription/${one?.id}/cancel`)
    expect(cancelled).toMatchObject({ status: 200, body: { success: true } })
    const { body } = await account.call('GET', '/vectra/devices')
    expect(body).toMatchObject({ devices: [{ hasSubscription: false, tracking: null }], availableDevices: 1 })
    expect(await account.call('POST', `/vectra/subscription/${one?.id}/assign`, { deviceId })).toMatchObject({
      status: 409,
      body: { code: 'subscription-not-active' },
    })
  })

  it('SET-4 billing lists the five newest invoices', async () => {
    const account = await anAccount()
    for (let quantity = 1; quantity <= 6; quantity++) await buy(account, { quantity })
    const { body } = await account.call('GET', '/vectra/billing')
    const { invoices } = routes.getBilling.reply.parse(body)
    expect(invoices.map(({ amount_paid }) => amount_paid / 999)).toEqual([6, 5, 4, 3, 2])
  })

  it('SUB-6 a declined card is a 402 with the message of the bank', async () => {
    const account = await anAccount()
    const declined = await buy(account, { paymentMethodId: 'pm_card_chargeDeclined' })
    expect(declined).toMatchObject({
      status: 402,
      body: { code: 'card-declined', message: 'Your card was declined.', details: expect.any(String) },
    })
    expect(await subscriptionsOf(account)).toEqual([])
  })

  it('T76 a webhook that Stripe has not signed is a 400', async () => {
    const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'invoice.paid', data: { object: {} } }
    const send = (headers: Record<string, string>) =>
      fetch(`${apiUrl()}/stripe/webhook`, { method: 'POST', body: JSON.stringify(event), headers })
    const now = Math.floor(Date.now() / 1000)
    const none: Record<string, string> = {}
    for (const headers of [none, { 'stripe-signature': `t=${now},v1=${'0'.repeat(64)}` }]) {
      const response = await send(headers)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'invalid-signature' })
    }
  })

  it('SUB-2 the second transfer within 30 days is a 409 with the specified message', async () => {
    const account = await anAccount()
    await buy(account)
    const ids = [aTrackerId(), aTrackerId()]
    const [first, second] = ids
    await account.call('POST', '/vectra/devices', {
      vectraDeviceId: first,
      deviceName: 'A',
      testingMode: false,
    })
    await account.call('POST', '/vectra/devices', {
      vectraDeviceId: second,
      deviceName: 'B',
      testingMode: true,
    })
    const bought = (await subscriptionsOf(account)).find(
      ({ assignedDeviceName }) => assignedDeviceName === 'A',
    )
    const path = `/vectra/subscription/${bought?.id}`
    expect((await account.call('POST', `${path}/unassign`)).status).toBe(200)
    expect((await account.call('POST', `${path}/assign`, { deviceId: first, deviceName: 'A' })).status).toBe(
      200,
    )
    const refused = await account.call('POST', `${path}/unassign`)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'transfer-limit-reached',
        message:
          'This subscription has already been moved this month. You cannot make any more changes until next month.',
      },
    })
  })
})
