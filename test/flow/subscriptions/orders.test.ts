import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { parseOrderNumber } from '../../../shared/subscriptions/order-number.ts'
import { subscriptions as routes } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { type Account, anAccount, apiUrl, callAs } from '../../make/accounts/account.ts'
import { nameOfUser } from '../../make/accounts/invite-user.ts'
import { provision } from '../../make/local/operator.ts'
import { localMessages } from '../../make/notify/local-messages.ts'
import { AN_ADDRESS, aPurchaseBody, aSignupBody } from '../../make/subscriptions/a-purchase-body.ts'
import { aTrackerId } from '../../make/tracking/tracker.ts'

/** Due work waits for the next tick. */
const NEXT_TICK = { timeout: 100 * SECOND_MS, interval: SECOND_MS }

const mailsTo = async (address: string) => (await localMessages()).emails.filter(({ to }) => to === address)
const statusOf = async (account: Account) =>
  routes.getSubscriptionStatus.reply.parse((await account.call('GET', '/vectra/subscription-status')).body)
const ordersOf = async (account: Account) =>
  routes.listOrders.reply.parse((await account.call('GET', '/vectra/orders')).body).orders

/** The objects that were made at Stripe: events of other tests are only read there. */
const madeAtStripe = () =>
  readFileSync(join(inject('dataFolder'), 'stripe-requests.jsonl'), 'utf8').split('{"method":"POST"').length

describe('orders at a local run', () => {
  it('ORD-2 SUB-4 the operator is notified of an order, and advances it to where its owner sees it', async () => {
    const account = await anAccount()
    const body = { planType: 'annual', quantity: 2, orderDevice: true, shippingAddress: AN_ADDRESS }
    await account.call('POST', '/vectra/create-subscription', aPurchaseBody(body))
    const [order] = await ordersOf(account)
    const orderId = order?.orderId ?? ''
    expect(order).toMatchObject({ status: 0, trackingUrl: null })
    expect(parseOrderNumber(orderId)).toBe(orderId)
    const notice = async () =>
      (await mailsTo('orders@vectra.example')).find(({ subject }) => subject.includes(orderId))
    await expect.poll(notice, NEXT_TICK).toMatchObject({ subject: `Order ${orderId}: 2 × annual` })
    expect((await notice())?.text).toContain(`Email: ${account.email}`)
    expect((await notice())?.text).toContain('Total: $299.86')

    const trackingUrl = 'https://carrier.example.com/track/1Z999'
    const update = (status: string) =>
      provision([
        '--order',
        // as somebody types it who hears it on the phone
        orderId.replace('-', '').toLowerCase(),
        '--status',
        status,
        ...(status === '2' ? ['--tracking', trackingUrl] : []),
        '--local',
        '--data',
        inject('dataFolder'),
      ])
    expect(await update('2')).toMatchObject({ code: 0, out: expect.stringContaining('in transit (2)') })
    expect(await ordersOf(account)).toMatchObject([{ orderId, status: 2, trackingUrl }])
    expect((await update('4')).code).toBe(0)
    expect(await ordersOf(account)).toMatchObject([{ orderId, status: 4, trackingUrl }])
    expect((await update('5')).code).not.toBe(0)
  })

  it('API-2 the subscription status has what the account has, its customer and its cards', async () => {
    const account = await anAccount()
    expect(await statusOf(account)).toEqual({
      hasSubscription: false,
      subscriptionStatus: null,
      customer: null,
      savedPaymentMethods: [],
    })
    const bought = await account.call('POST', '/vectra/create-subscription', aPurchaseBody())
    const reply = routes.createSubscription.reply.parse(bought.body)
    expect(await statusOf(account)).toMatchObject({
      hasSubscription: true,
      subscriptionStatus: 'active',
      customer: { firstName: 'Mia', lastName: 'Reyes', phone: '+1 305 555 0100' },
      savedPaymentMethods: [{ brand: 'visa', last4: '4242', expMonth: 12 }],
    })
    const [id] = reply.success ? reply.subscriptionIds : []
    await account.call('POST', `/vectra/subscription/${id}/cancel`)
    expect(await statusOf(account)).toMatchObject({ hasSubscription: false, subscriptionStatus: 'canceled' })
  })

  it('T83 of two devices that are added at once with one free subscription, one is a 402', async () => {
    const account = await anAccount()
    await account.call('POST', '/vectra/create-subscription', aPurchaseBody())
    const add = () =>
      account.call('POST', '/vectra/devices', {
        vectraDeviceId: aTrackerId(),
        deviceName: 'Van',
        deviceType: 'car',
        testingMode: false,
      })
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 402])
  })

  it('ORD-2 T84 T86 an order without sign-in is checked before Stripe is asked, and waits for an existing account', async () => {
    const order = callAs('')
    const before = madeAtStripe()
    for (const wrong of [
      { quantity: 0 },
      { email: 'mia' },
      { shippingAddress: null },
      { createAccount: false },
    ])
      expect((await order('POST', '/vectra/signup-subscription', aSignupBody(wrong))).status).toBe(400)
    expect(madeAtStripe()).toBe(before)
    const account = await anAccount()
    const ordered = await order('POST', '/vectra/signup-subscription', aSignupBody({ email: account.email }))
    expect(ordered).toMatchObject({ status: 200, body: { success: true, amount: 149.93 } })
    expect(await statusOf(account)).toMatchObject({ hasSubscription: true, subscriptionStatus: 'active' })
    expect(await ordersOf(account)).toHaveLength(1)
    const welcome = async () =>
      (await mailsTo(account.email)).filter(({ subject }) => subject === 'Welcome to Vectra').length
    await expect.poll(welcome, NEXT_TICK).toBe(1)
  })

  it('ORD-2 an order with a new address makes an account, whose mailbox gets the password, and the operator is notified', async () => {
    const email = `${randomUUID()}@example.com`
    const ordered = await fetch(`${apiUrl()}/vectra/signup-subscription`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aSignupBody({ email, planType: 'marine' })),
    })
    expect(await ordered.json()).toMatchObject({ success: true, amount: 158.94 + 89.99 })
    expect((await mailsTo(email)).map(({ text }) => text).join()).toMatch(/password/i)
    expect(await nameOfUser(email, inject('dataFolder'))).toBe('Mia Reyes')
    const notice = async () =>
      (await mailsTo('orders@vectra.example')).map(({ text }) => text).find((text) => text.includes(email))
    await expect.poll(notice, NEXT_TICK).toBeDefined()
    for (const row of [
      'Name: Mia Reyes',
      `Email: ${email}`,
      'Phone: +1 305 555 0100',
      'Plan: annual with marine support',
      'Quantity: 1',
      'Total: $248.93',
    ])
      expect(await notice()).toContain(row)
  })
})
