import { expect, test } from 'vitest'
import { shoppers } from '../../test/make/subscriptions/shopper.ts'
import { accountOfInvoice, INVOICE_NUMBER } from './account-of-invoice.ts'
import { waitingAccountOf } from './waiting-account.ts'

const aShopper = shoppers()

test('T106 an invoice is that of its account, or of an order that waits for its buyer', async () => {
  const { buy, signUp, known, deps, accountId, stripe } = await aShopper()
  const find = async (number: string) => {
    const session = await deps.openStripe()
    if (session === null) throw new Error('The stand-in has a key')
    return accountOfInvoice(number, session, deps)
  }
  await buy()
  expect(await find('LOCAL-0001')).toBe(accountId)
  expect(await find('local-0001')).toBe(accountId)
  expect(await find('LOCAL-0002')).toBeNull()

  known.add('mia@example.com')
  const order = await signUp({ email: 'mia@example.com' })
  const orderId = 'reply' in order && 'orderId' in order.reply ? String(order.reply.orderId) : ''
  expect(await find('LOCAL-0002')).toBe(waitingAccountOf(orderId))

  const [invoice] = (await stripe.client.invoices.search({ query: 'number:"LOCAL-0001"' })).data
  await stripe.client.customers.del(String(invoice?.customer))
  expect(await find('LOCAL-0001')).toBeNull()
})

test.each([
  ['LOCAL-0001', true],
  ['1A2B3C4D-12345', true],
  ['local-0001', true],
  ['K7MX-29RV', false],
  ['mia@example.com', false],
  ['LOCAL-001', false],
  ['"OR"-0001', false],
])('T106 whether %s is the number of an invoice: %s', (text, isNumber) => {
  expect(INVOICE_NUMBER.test(text)).toBe(isNumber)
})
