import { describe, expect, it } from 'vitest'
import { ACCOUNT_HEADER } from '../../../shared/http/account-header.ts'
import { members } from '../../../shared/members/members.routes.ts'
import { supportAccess as routes } from '../../../shared/members/support-access.routes.ts'
import { customers } from '../../../shared/operator/customers.routes.ts'
import { HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount, callAs } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { anOperator, resigned } from '../../make/accounts/operators.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const ACCESS = '/vectra/account/support-access'
const NEVER = { until: null }

/** A customer with a device that has reported, and an operator who may look once the customer allows it. */
async function aVisit() {
  const [account, operator] = await Promise.all([anAccount(), anOperator()])
  const accountId = accountIdOf(account.accessToken)
  const tracker = await aTracker(account, { deviceName: 'Sea Ray' })
  await publishAs(tracker, { time: toIso(Date.now()), lat: 26.1, lng: -80.6 })
  const inside = (token: string) => (method: string, path: string, body?: unknown) =>
    callAs(token)(method, path, body, { [ACCOUNT_HEADER]: accountId })
  const path = `/operator/customers/${accountId}`
  return {
    account,
    operator,
    accountId,
    deviceId: tracker.trackerId,
    inside,
    look: inside(operator.accessToken),
    open: (by: Pick<Account, 'call'> = operator) => by.call('POST', `${path}/visit`),
    customer: async () => customers.getCustomer.reply.parse((await operator.call('GET', path)).body),
  }
}

const allow = async ({ call }: Account) => {
  const { status, body } = await call('PUT', ACCESS, { allowed: true })
  expect(status).toBe(200)
  return routes.setSupportAccess.reply.parse(body).until
}

describe('an account that its owner lets support see', () => {
  it('T58 is closed to operators until then, and a viewer’s for 24 hours', async () => {
    const { account, operator, accountId, deviceId, look, open, customer } = await aVisit()
    expect((await account.call('GET', ACCESS)).body).toEqual(NEVER)
    expect(await customer()).toMatchObject({ supportUntil: null })
    expect(await open()).toMatchObject({ status: 409, body: { code: 'visit-not-allowed' } })
    expect((await look('GET', '/vectra/devices')).status).toBe(404)

    const until = await allow(account)
    expect(Date.parse(until ?? '')).toBeGreaterThan(Date.now() + 24 * HOUR_MS - 10 * SECOND_MS)
    expect(Date.parse(until ?? '')).toBeLessThan(Date.now() + 24 * HOUR_MS + 10 * SECOND_MS)
    expect(await customer()).toMatchObject({ supportUntil: until })
    // an operator opens an account before they see it, which its log says
    expect((await look('GET', '/vectra/devices')).status).toBe(404)
    expect(await open()).toMatchObject({ status: 200, body: { until } })
    const seen = await look('GET', '/vectra/devices')
    expect(seen.body).toMatchObject({ devices: [{ deviceId, deviceName: 'Sea Ray' }] })
    expect(seen.text).toContain('26.1')

    const named = await operator.call('GET', `/vectra/memberships?account=${accountId}`)
    expect(members.listMemberships.reply.parse(named.body).memberships.at(-1)).toMatchObject({
      accountId,
      role: 'viewer',
      supportUntil: until,
    })
    const unnamed = await operator.call('GET', '/vectra/memberships')
    expect(members.listMemberships.reply.parse(unnamed.body).memberships).toHaveLength(1)
  })

  it('T58 can be changed by nobody but its people, and tells them who looked', async () => {
    const { account, operator, deviceId, look, open } = await aVisit()
    await allow(account)
    await open()
    expect(await look('PUT', `/vectra/device/${deviceId}`, { deviceName: 'Mine' })).toMatchObject({
      status: 403,
      body: { code: 'not-permitted' },
    })
    for (const [method, path] of [
      ['GET', ACCESS],
      ['GET', '/vectra/members'],
      ['DELETE', `/vectra/device/${deviceId}`],
      ['POST', '/vectra/keys'],
    ] as const)
      expect((await look(method, path)).status, path).toBe(403)
    const { body } = await account.call('GET', '/vectra/audit')
    const operatorId = accountIdOf(operator.accessToken)
    expect(members.listAudit.reply.parse(body).entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          by: { memberId: operatorId, name: null, role: 'support' },
          action: 'openAccount',
          outcome: 'done',
        }),
        expect.objectContaining({
          by: { memberId: operatorId, name: null, role: 'support' },
          method: 'PUT',
          outcome: 'refused',
        }),
        expect.objectContaining({
          action: 'setSupportAccess',
          by: expect.objectContaining({ role: 'owner' }),
        }),
      ]),
    )
  })

  it('T58 is closed at once when its owner ends that, or allows it anew, and when the operator leaves', async () => {
    const { account, operator, accountId, look, open } = await aVisit()
    const devices = async () => (await look('GET', '/vectra/devices')).status
    await allow(account)
    await open()
    expect(await devices()).toBe(200)
    expect((await account.call('PUT', ACCESS, { allowed: false })).body).toEqual(NEVER)
    expect(await devices()).toBe(404)
    expect((await open()).status).toBe(409)

    await allow(account)
    expect(await devices()).toBe(404)
    await open()
    expect(await devices()).toBe(200)
    expect((await operator.call('DELETE', `/vectra/memberships/${accountId}`)).status).toBe(200)
    expect(await devices()).toBe(404)
    expect((await operator.call('DELETE', `/vectra/memberships/${accountId}`)).status).toBe(404)
  })

  it('T58 T107 opens to nobody else: no other operator, customer, session of yesterday or person outside the group', async () => {
    const { account, operator, inside, open } = await aVisit()
    await allow(account)
    await open()
    const [colleague, stranger] = [await anOperator(), await anAccount()]
    const devices = async (token: string) => (await inside(token)('GET', '/vectra/devices')).status
    expect(await devices(operator.accessToken)).toBe(200)
    expect(await devices(colleague.accessToken)).toBe(404)
    expect(await devices(stranger.accessToken)).toBe(404)
    expect((await open(stranger)).status).toBe(403)
    expect(await devices(resigned(operator.accessToken, { 'cognito:groups': [] }))).toBe(404)
    const since = (ms: number) => ({ auth_time: Math.floor((Date.now() - ms) / SECOND_MS) })
    expect(await devices(resigned(operator.accessToken, since(8 * HOUR_MS - 60 * SECOND_MS)))).toBe(200)
    expect(await devices(resigned(operator.accessToken, since(8 * HOUR_MS + 60 * SECOND_MS)))).toBe(404)
  })
})
