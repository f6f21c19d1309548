import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '../../shared/account/preferences.ts'
import { type Account, anAccount } from '../make/accounts/account.ts'
import { accountIdOf } from '../make/accounts/account-id-of.ts'
import { everyRoute } from '../make/api/every-route.ts'
import { type LocalStore, localStore } from '../make/local/local-store.ts'

const PATH = '/vectra/preferences'
let store: LocalStore
beforeAll(async () => {
  store = await localStore(inject('storeEndpoint'))
})

const keyOf = (account: Account) => ({
  TableName: store.tables.accounts,
  Key: { accountId: accountIdOf(account.accessToken) },
})
const read = async (account: Account) => (await account.call('GET', PATH)).body
const put = (account: Account, body: unknown) => account.call('PUT', PATH, body)

describe('the preferences of an account', () => {
  it('SET-1 SET-5 start with the defaults and store changes given as nested objects or dotted paths', async () => {
    const account = await anAccount()
    expect(await read(account)).toEqual({ preferences: DEFAULT_PREFERENCES })
    await put(account, { theme: 'dark', notifications: { sms: true } })
    const changed = await put(account, { 'notifications.email': false, units: 'km' })
    const preferences = {
      ...DEFAULT_PREFERENCES,
      theme: 'dark',
      units: 'km',
      notifications: { ...DEFAULT_PREFERENCES.notifications, sms: true, email: false },
    }
    expect(changed).toMatchObject({ status: 200, body: { preferences } })
    expect(await read(account)).toEqual({ preferences })
    expect((await put(account, {})).body).toEqual({ preferences })
  })

  it('SET-1 store every one of several concurrent changes', async () => {
    const account = await anAccount()
    await Promise.all([
      put(account, { theme: 'dark' }),
      put(account, { units: 'km' }),
      put(account, { 'notifications.sms': true }),
      put(account, { notifications: { maintenance: true } }),
    ])
    expect(await read(account)).toMatchObject({
      preferences: { theme: 'dark', units: 'km', notifications: { sms: true, maintenance: true } },
    })
  })

  it('SET-1 belong to one account only', async () => {
    const [one, other] = await Promise.all([anAccount(), anAccount()])
    await put(one, { theme: 'dark' })
    expect(await read(other)).toEqual({ preferences: DEFAULT_PREFERENCES })
  })

  it.each([
    '{"__proto__.x":true}',
    '{"constructor.prototype.x":true}',
    '{"__proto__":{"theme":"dark"}}',
    '{"notifications":{"__proto__":{"sms":true}}}',
  ])('T25 %s changes nothing', async (body) => {
    const account = await anAccount()
    expect([200, 400]).toContain((await put(account, body)).status)
    expect(await read(account)).toEqual({ preferences: DEFAULT_PREFERENCES })
  })

  it('T15 write nothing else of the account', async () => {
    const account = await anAccount()
    await put(account, { theme: 'dark' })
    const { Item: before } = await store.client.send(new GetCommand(keyOf(account)))
    for (const body of [
      { failedClaims: 0 },
      { closedAt: '2026-01-01T00:00:00Z' },
      { accountId: 'other' },
      { theme: 'light', role: 'admin' },
      { hasSubscription: true },
    ]) {
      expect(await put(account, body)).toMatchObject({ status: 400, body: { code: 'invalid-body' } })
    }
    const { Item: after } = await store.client.send(new GetCommand(keyOf(account)))
    expect(after).toEqual(before)
  })
})

describe('the settings of a user', () => {
  it('SET-3 API-4 a phone is saved by PUT or POST however it is written, may be empty, and is refused otherwise', async () => {
    const account = await anAccount()
    const settings = '/user/settings'
    const phone = async () => (await account.call('GET', settings)).body
    const save = (method: string, written: string) => account.call(method, settings, { phone: written })
    for (const [method, written] of [
      ['PUT', '+1 (202) 555-0123'],
      ['POST', '+1 202 555 0123'],
    ] as const) {
      expect((await save(method, written)).status).toBe(200)
      expect(await phone()).toMatchObject({ phone: '+12025550123' })
    }
    expect(await save('PUT', 'call me')).toMatchObject({ status: 400, body: { errors: [{ path: 'phone' }] } })
    expect(await phone()).toMatchObject({ phone: '+12025550123' })
    expect((await save('PUT', '')).status).toBe(200)
    expect(await phone()).toMatchObject({ phone: null })
  })
})

describe('a closed account', () => {
  const accountRoutes = everyRoute.filter(({ access }) => access === 'account')

  it('T10 is refused by every route immediately, even with a valid token, and nothing is written', async () => {
    const account = await anAccount()
    await put(account, { theme: 'dark' })
    await store.client.send(
      new UpdateCommand({
        ...keyOf(account),
        UpdateExpression: 'SET closedAt = :now',
        ExpressionAttributeValues: { ':now': new Date().toISOString() },
      }),
    )
    for (const { method, path } of accountRoutes) {
      const filledPath = path.replaceAll(/\{\w+\}/g, 'SEA240')
      const body = method === 'GET' ? undefined : { theme: 'light' }
      expect(await account.call(method, filledPath, body), `${method} ${path}`).toMatchObject({
        status: 403,
        body: { code: 'account-closed' },
      })
    }
    const { Item } = await store.client.send(new GetCommand(keyOf(account)))
    expect(Item).toMatchObject({ 'preferences.theme': 'dark' })

    await store.client.send(new UpdateCommand({ ...keyOf(account), UpdateExpression: 'REMOVE closedAt' }))
    expect((await account.call('GET', PATH)).status).toBe(200)
  })
})
