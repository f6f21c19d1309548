import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ORDERS_EMAIL } from '../../../../test/make/subscriptions/shop.ts'
import { shoppers } from '../../../../test/make/subscriptions/shopper.ts'

const aShopper = shoppers()
const DAY_HOURS = 24
const ADDRESS = { street: '1 Harbor\nTotal: $0', city: 'Miami', state: 'FL', zip: '33132', country: 'US' }

type Shopper = Awaited<ReturnType<typeof aShopper>>

/** Moves the clock by days, and does what is due after each step. */
async function live({ advance, runDue }: Shopper, steps: readonly number[]) {
  for (const days of steps) {
    advance(days * DAY_HOURS)
    await runDue()
  }
}

/** Buys a monthly subscription whose card is declined when it renews. */
async function aFailedRenewal({ buy, purchases, advance, stripe }: Shopper): Promise<void> {
  await buy()
  const [purchase] = await purchases()
  const { paymentMethods, subscriptions } = stripe.client
  const customer = String(purchase?.customer)
  const { id } = await paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await subscriptions.update(purchase?.id ?? '', { default_payment_method: id })
  advance(31 * DAY_HOURS)
}

/** Without their dates. */
const subjectsTo = (address: string, { mails }: Shopper) =>
  mails.filter(({ to }) => to === address).map(({ subject }) => subject.replace(/ on .*/, ''))

describe('mails about a purchase', () => {
  test('ORD-2 the operator gets one notice of each paid order, with who ordered what', async () => {
    const { signUp, buy, runDue, mails, advance } = await aShopper()
    const email = `${randomUUID()}@example.com`
    const answer = await signUp({ email, planType: 'marine', quantity: 2, shippingAddress: ADDRESS })
    await buy({ paymentMethodId: 'pm_card_chargeDeclined' })
    for (let tick = 0; tick < 3; tick++) {
      await runDue()
      advance(1)
    }
    const notices = mails.filter(({ to }) => to === ORDERS_EMAIL)
    expect(notices).toHaveLength(1)
    const orderId = 'reply' in answer ? answer.reply.orderId : ''
    expect(notices[0]?.subject).toBe(`Order ${orderId}: 2 × annual with marine support`)
    expect(notices[0]?.text.split('\n').slice(0, 9)).toEqual([
      `Order: ${orderId}`,
      'Name: Mia Reyes',
      `Email: ${email}`,
      'Phone: +1 305 555 0100',
      'Plan: annual with marine support',
      'Quantity: 2',
      'GPS units: 2',
      'Total: $497.86',
      'Ship to: 1 Harbor Total: $0, Miami, FL 33132, US',
    ])
  })

  test('T26 what a customer types is text in the notice', async () => {
    const { buy, runDue, mails } = await aShopper()
    await buy({ firstName: '<img src=x onerror=alert(1)>', lastName: '<!channel>' })
    await runDue()
    const [notice] = mails.filter(({ to }) => to === ORDERS_EMAIL)
    expect(notice?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &lt;!channel&gt;')
    expect(notice?.html).not.toContain('<img')
  })

  test('ORD-2 a customer who ordered without sign-in gets one welcome, with the next steps', async () => {
    const { signUp, buy, runDue, mails, advance } = await aShopper()
    const email = `${randomUUID()}@example.com`
    await signUp({ email })
    await buy()
    for (let tick = 0; tick < 2; tick++) {
      await runDue()
      advance(1)
    }
    const welcomes = mails.filter(({ subject }) => subject === 'Welcome to Vectra')
    expect(welcomes).toHaveLength(1)
    expect(welcomes[0]?.text).toMatch(/\$149\.93.*1–2 business days.*Sign in with this email address/s)
  })

  test.each([
    [{ language: 'ja' }, 'Vectraへようこそ'],
    [{}, 'Welcome to Vectra'],
  ])('PUB-5 the welcome after an order with %o is %s', async (fields, subject) => {
    const shopper = await aShopper()
    await shopper.signUp({ email: `${randomUUID()}@example.com`, ...fields })
    await live(shopper, [0, 1])
    const toCustomer = shopper.mails.filter(({ to }) => to !== ORDERS_EMAIL)
    expect(toCustomer.map((mail) => mail.subject)).toEqual([subject])
  })

  test('SUB-7 an annual renewal is announced 30 days ahead, for what is left of the purchase', async () => {
    const shopper = await aShopper()
    const answer = await shopper.buy({
      planType: 'annual',
      quantity: 3,
      shippingAddress: ADDRESS,
    })
    const [first = ''] = 'reply' in answer && answer.reply.success ? answer.reply.subscriptionIds : []
    await shopper.cancel(first)
    const announced = () =>
      shopper.mails.filter(({ subject }) => subject.startsWith('Your annual plan renews'))
    shopper.advance(334 * DAY_HOURS)
    await shopper.runDue()
    expect(announced()).toEqual([])
    await live(shopper, [1, 1])
    expect(announced()).toHaveLength(1)
    expect(announced()[0]?.text).toContain('for $119.88')
  })

  test('SUB-7 a renewal that is not to come is not announced', async () => {
    const shopper = await aShopper()
    const answer = await shopper.buy({ planType: 'annual', shippingAddress: ADDRESS })
    const [only = ''] = 'reply' in answer && answer.reply.success ? answer.reply.subscriptionIds : []
    await shopper.cancel(only, 'at-period-end')
    shopper.advance(340 * DAY_HOURS)
    await shopper.runDue()
    expect(shopper.mails.filter(({ subject }) => subject.startsWith('Your annual plan'))).toEqual([])
  })

  test('SUB-7 after a failed payment: failed, three days before the end, and when it has ended, each once', async () => {
    const shopper = await aShopper()
    await aFailedRenewal(shopper)
    await live(shopper, [0, 17, 1])
    const subjects = () => subjectsTo('mia@example.com', shopper)
    expect(subjects()).toEqual(['Your payment failed', 'Tracking stops'])
    await live(shopper, [2, 1])
    expect(subjects()).toEqual(['Your payment failed', 'Tracking stops', 'Your subscription has ended'])
  })

  test('SUB-7 a failed payment that was made since is not mentioned again', async () => {
    const shopper = await aShopper()
    await aFailedRenewal(shopper)
    await live(shopper, [0])
    const { invoices, paymentMethods } = shopper.stripe.client
    const [open] = (await invoices.list({ status: 'open' })).data
    const good = await paymentMethods.attach('pm_card_visa', { customer: String(open?.customer) })
    await invoices.pay(open?.id ?? '', { payment_method: good.id })
    await live(shopper, [1, 17, 4])
    expect(subjectsTo('mia@example.com', shopper)).toEqual(['Your payment failed'])
  })

  test('SUB-7 a card that expires is announced 30 days ahead', async () => {
    const shopper = await aShopper()
    await shopper.buy()
    await live(shopper, [1])
    const expiring = () => shopper.mails.filter(({ subject }) => subject === 'Your card expires soon')
    const [{ deps }, [one]] = [shopper, await shopper.subscriptions()]
    const order = await deps.orders.get(one?.orderId ?? '')
    const daysLeft = Math.floor(((order?.card?.expiresAt ?? 0) - deps.now()) / 86_400_000)
    await live(shopper, [daysLeft - 31])
    expect(expiring()).toEqual([])
    await live(shopper, [2])
    expect(expiring()).toHaveLength(1)
    expect(expiring()[0]?.text).toMatch(/ending in 4242 expires at the end of December \d{4}\./)
  })
})
