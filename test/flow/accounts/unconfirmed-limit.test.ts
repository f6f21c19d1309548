import { randomUUID } from 'node:crypto'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { anAccount, localUrl } from '../../make/accounts/account.ts'
import { callUserPool } from '../../make/accounts/user-pool.ts'
import { type LocalStore, localStore } from '../../make/local/local-store.ts'

/** The limit of the local run. */
const PER_DAY = 100_000

let store: LocalStore
beforeAll(async () => {
  store = await localStore(inject('storeEndpoint'))
})
afterEach(async () => {
  await store.client.send(
    new DeleteCommand({ TableName: store.tables.accounts, Key: { accountId: 'deployment' } }),
  )
})

/** Counts messages as if they had been sent since a time. */
async function haveBeenSent(count: number, since: number): Promise<void> {
  const Item = {
    accountId: 'deployment',
    unconfirmedEmailCount: count,
    unconfirmedEmailWindowStart: since,
    unconfirmedTextCount: count,
    unconfirmedTextWindowStart: since,
  }
  await store.client.send(new PutCommand({ TableName: store.tables.accounts, Item }))
}

const signUp = () =>
  callUserPool(localUrl(), 'SignUp', {
    Username: `${randomUUID()}@example.com`,
    Password: 'Correct-horse-2026',
  })

test('T94 sign-ups are refused once the day’s codes are used up, and work again the next day', async () => {
  await haveBeenSent(PER_DAY - 1, Date.now())
  await signUp()
  await expect(signUp()).rejects.toThrow(/PreSignUp failed with error codes-daily-limit/)
  await haveBeenSent(PER_DAY, Date.now() - 24 * 60 * 60_000)
  await signUp()
})

test('T94 a phone gets a code only after a subscription, and within the limit of the day', async () => {
  const { call } = await anAccount()
  await call('PUT', '/user/settings', { phone: '+12025550123' })
  const sendCode = () => call('POST', '/user/settings/phone-code')
  expect(await sendCode()).toMatchObject({ status: 409, body: { code: 'sms-needs-subscription' } })
  await call('POST', '/vectra/subscription/purchase', { quantity: 1, isTestingMode: true })
  await haveBeenSent(PER_DAY, Date.now())
  expect(await sendCode()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  await haveBeenSent(PER_DAY - 1, Date.now())
  expect((await sendCode()).status).toBe(200)
})
