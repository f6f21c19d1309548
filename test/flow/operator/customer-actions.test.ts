import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { members } from '../../../shared/members/members.routes.ts'
import { customers as routes } from '../../../shared/operator/customers.routes.ts'
import { monthAfter } from '../../../shared/subscriptions/free-month.ts'
import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import {
  type Account,
  addAuthenticatorApp,
  anAccount,
  apiUrl,
  callAs,
  challengeAfterPassword,
  localUrl,
} from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { anOperator } from '../../make/accounts/operators.ts'
import { callUserPool, signIn } from '../../make/accounts/user-pool.ts'
import { localMessages } from '../../make/notify/local-messages.ts'
import { aPurchaseBody, aSignupBody } from '../../make/subscriptions/a-purchase-body.ts'

/** Due work waits for the next tick. */
const NEXT_TICK = { timeout: 110 * SECOND_MS, interval: SECOND_MS }
const REASON = { reason: 'Asked on the phone' }

type Operator = Awaited<ReturnType<typeof anOperator>>

const customerPath = ({ accessToken }: Pick<Account, 'accessToken'>) =>
  `/operator/customers/${accountIdOf(accessToken)}`

async function customerOf({ call }: Operator, path: string) {
  return routes.getCustomer.reply.parse((await call('GET', path)).body)
}

const subjectsTo = async (address: string) =>
  (await localMessages()).emails.filter(({ to }) => to === address).map(({ subject }) => subject)

/** What the owner reads of an action of support in the activity log, newest first. */
async function ownLog(account: Account, action: string) {
  const { body } = await account.call('GET', '/vectra/audit')
  return members.listAudit.reply.parse(body).entries.filter((entry) => entry.action === action)
}

const reasonIn = { changes: expect.arrayContaining([expect.objectContaining({ after: REASON.reason })]) }

const advance = (advanceHours: number) =>
  fetch(`${localUrl()}/_local/clock`, { method: 'POST', body: JSON.stringify({ advanceHours }) })

describe('a deletion that a customer asked for', () => {
  it('T106 T113 is announced to the owner with its reason, can be withdrawn, and deletes after 24 hours', async () => {
    const [operator, colleague] = [await anOperator(), await anOperator()]
    const account = await anAccount()
    const path = `${customerPath(account)}/deletion`
    expect((await operator.call('POST', path, { reason: ' ' })).status).toBe(400)
    const requested = await operator.call('POST', path, REASON)
    expect(requested.status).toBe(200)
    expect((await account.call('GET', '/vectra/account/deletion')).body).toEqual(requested.body)
    expect(await colleague.call('POST', path, REASON)).toMatchObject({
      status: 409,
      body: { code: 'deletion-requested' },
    })
    expect(await customerOf(colleague, customerPath(account))).toMatchObject(requested.body ?? {})
    const [refused, done] = await ownLog(account, 'requestCustomerDeletion')
    expect(done).toMatchObject({ by: { role: 'support' }, outcome: 'done', ...reasonIn })
    expect(refused).toMatchObject({ outcome: 'refused', code: 'deletion-requested' })

    expect((await colleague.call('DELETE', path)).status).toBe(200)
    expect(await operator.call('DELETE', path)).toMatchObject({
      status: 409,
      body: { code: 'no-deletion-requested' },
    })
    expect((await account.call('GET', '/vectra/account/deletion')).body).toEqual({ deletesAt: null })

    expect((await operator.call('POST', path, REASON)).status).toBe(200)
    await advance(25)
    await expect
      .poll(() => subjectsTo(account.email), NEXT_TICK)
      .toEqual(expect.arrayContaining(['Your account has been deleted']))
    expect((await operator.call('GET', customerPath(account))).status).toBe(404)
    await expect(signIn(localUrl(), account.email, account.password)).rejects.toThrow()
  }, 300_000)
})

describe('a reset of two-step sign-in', () => {
  it('T106 lets the owner sign in by password and set up another app, and ends the sessions', async () => {
    const [operator, colleague] = [await anOperator(), await anOperator()]
    const account = await anAccount()
    await addAuthenticatorApp(account)
    expect(await challengeAfterPassword(account)).toBe('SOFTWARE_TOKEN_MFA')
    const path = `${customerPath(account)}/two-step-reset`
    expect((await operator.call('POST', path, REASON)).status).toBe(200)
    expect(await colleague.call('POST', path, REASON)).toMatchObject({
      status: 409,
      body: { code: 'no-two-step' },
    })
    const refresh = () =>
      callUserPool(localUrl(), 'GetTokensFromRefreshToken', { RefreshToken: account.refreshToken })
    await expect(refresh()).rejects.toThrow(/NotAuthorizedException/)

    const tokens = await signIn(localUrl(), account.email, account.password)
    const again = { ...account, ...tokens, call: callAs(tokens.accessToken) }
    const [, done] = await ownLog(again, 'resetTwoStep')
    expect(done).toMatchObject({ by: { role: 'support' }, outcome: 'done', ...reasonIn })
    await addAuthenticatorApp(again)
    expect(await challengeAfterPassword(account)).toBe('SOFTWARE_TOKEN_MFA')
  }, 120_000)
})

describe('a month at no cost', () => {
  const ownSubscriptions = async (account: Account) =>
    subscriptions.listSubscriptions.reply.parse((await account.call('GET', '/vectra/subscriptions')).body)
      .subscriptions

  it('T106 SUB-7 moves the next payment, which the owner sees, and of two operators one grants it', async () => {
    const [operator, colleague] = [await anOperator(), await anOperator()]
    const account = await anAccount()
    await account.call('POST', '/vectra/create-subscription', aPurchaseBody({ quantity: 2 }))
    const { subscriptions: bought, orders } = await customerOf(operator, customerPath(account))
    const seen = bought[0]?.nextBillingAt ?? ''
    const path = `${customerPath(account)}/orders/${orders[0]?.orderId}/month`
    const grant = (by: Operator) =>
      by.call('POST', path, { seen, next: monthAfter(seen), ...REASON, idempotencyKey: randomUUID() })
    const answers = await Promise.all([grant(operator), grant(colleague)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'period-changed' })
    expect((await ownSubscriptions(account)).map(({ nextBillingDate }) => nextBillingDate)).toEqual([
      monthAfter(seen),
      monthAfter(seen),
    ])
    const entries = await ownLog(account, 'grantMonth')
    expect(entries.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused'])
    expect(entries.find(({ outcome }) => outcome === 'done')).toMatchObject({
      target: { name: orders[0]?.orderId },
      changes: expect.arrayContaining([{ field: 'next', before: seen, after: monthAfter(seen) }]),
      by: { role: 'support' },
    })
  }, 120_000)

  it('T106 is not for orders of others', async () => {
    const operator = await anOperator()
    const [account, other] = [await anAccount(), await anAccount()]
    await account.call('POST', '/vectra/create-subscription', aPurchaseBody())
    const { orders, subscriptions: bought } = await customerOf(operator, customerPath(account))
    const seen = bought[0]?.nextBillingAt ?? ''
    const body = { seen, next: monthAfter(seen), ...REASON, idempotencyKey: randomUUID() }
    const path = `${customerPath(other)}/orders/${orders[0]?.orderId}/month`
    expect((await operator.call('POST', path, body)).status).toBe(404)
    expect((await ownSubscriptions(account))[0]?.nextBillingDate).toBe(seen)
  }, 60_000)
})

describe('what a customer misses', () => {
  it('T106 a mail of an order is sent again, and a temporary password until the first sign-in', async () => {
    const operator = await anOperator()
    const email = `${randomUUID()}@example.com`
    await fetch(`${apiUrl()}/vectra/signup-subscription`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aSignupBody({ email })),
    })
    const { body } = await operator.call('GET', `/operator/customers?text=${email}`)
    const [found] = routes.searchCustomers.reply.parse(body).customers
    const path = `/operator/customers/${found?.accountId}`
    const { isInvited, orders } = await customerOf(operator, path)
    expect(isInvited).toBe(true)
    expect(orders).toMatchObject([{ hasMail: true }])
    const resend = (mail: object) => operator.call('POST', `${path}/mails`, mail)
    /** Newest first; the welcome mail of the order may arrive between two of them. */
    const passwords = async () =>
      (await localMessages()).emails
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => /Aa1-[\w-]+/.exec(text)?.[0] ?? [])
    const before = await passwords()
    expect((await resend({ mail: 'invitation' })).status).toBe(200)
    const [password = '', ...earlier] = await passwords()
    expect(earlier).toEqual(before)
    expect(await challengeAfterPassword({ email, password })).toBe('NEW_PASSWORD_REQUIRED')

    const welcomes = async () => (await subjectsTo(email)).filter((one) => one === 'Welcome to Vectra').length
    await expect.poll(welcomes, NEXT_TICK).toBe(1)
    expect((await resend({ mail: 'order', orderId: orders[0]?.orderId })).status).toBe(200)
    await expect.poll(welcomes, NEXT_TICK).toBe(2)
    expect((await resend({ mail: 'order', orderId: 'K7MX-29RV' })).status).toBe(409)

    const owner = await anAccount()
    const signedIn = await operator.call('POST', `${customerPath(owner)}/mails`, { mail: 'invitation' })
    expect(signedIn).toMatchObject({ status: 409, body: { code: 'already-signed-in' } })
  }, 300_000)

  it('T106 an address that bounced is on the customer’s page', async () => {
    const operator = await anOperator()
    const account = await anAccount()
    const before = (await subjectsTo(account.email)).length
    const sent = await account.call('POST', '/notifications/test', { email: account.email })
    expect(sent.status).toBe(200)
    await expect.poll(async () => (await subjectsTo(account.email)).length, NEXT_TICK).toBe(before + 1)
    const feedback = { to: account.email, kind: 'bounce' }
    await fetch(`${localUrl()}/_local/email-feedback`, { method: 'POST', body: JSON.stringify(feedback) })
    await expect
      .poll(async () => (await customerOf(operator, customerPath(account))).bounced, NEXT_TICK)
      .toMatchObject([{ recipient: account.email, state: 'bounced' }])
  }, 150_000)

  it('T106 an invoice is found by its number, in any case, and no other', async () => {
    const operator = await anOperator()
    const account = await anAccount()
    await account.call('POST', '/vectra/create-subscription', aPurchaseBody())
    const billing = subscriptions.getBilling.reply.parse((await account.call('GET', '/vectra/billing')).body)
    const number = billing.invoices[0]?.number ?? ''
    const search = async (text: string) =>
      routes.searchCustomers.reply.parse(
        (await operator.call('GET', `/operator/customers?text=${text}`)).body,
      ).customers
    expect(await search(number.toLowerCase())).toMatchObject([{ email: account.email, matches: ['invoice'] }])
    expect(await search('LOCAL-99999')).toEqual([])
  }, 60_000)
})
