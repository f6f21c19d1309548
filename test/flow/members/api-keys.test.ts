import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { routeKey } from '../../../shared/http/route.ts'
import { apiKeys } from '../../../shared/members/api-keys.routes.ts'
import { API_KEYS_MAX } from '../../../shared/members/limits.ts'
import { members } from '../../../shared/members/members.routes.ts'
import { isPermitted } from '../../../shared/members/roles.ts'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount, apiUrl, callAs } from '../../make/accounts/account.ts'
import { aFullAccount } from '../../make/accounts/full-account.ts'
import { aMember, anApiKey, ownAccountId } from '../../make/accounts/members.ts'
import { userRoutes } from '../../make/api/every-route.ts'
import { validCall } from '../../make/api/valid-calls.ts'
import { aShare } from '../../make/share.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

/** The longest that a key works after it has ended. */
const CACHED_MS = 10 * SECOND_MS
const ROLES = ['manager', 'operator', 'viewer'] as const

const Problem = z.object({ code: z.string().default('') })
const codeOf = ({ body, status }: { body: unknown; status: number }) =>
  `${status} ${Problem.parse(body).code}`
const keysOf = async ({ call }: Pick<Account, 'call'>) =>
  apiKeys.listApiKeys.reply.parse((await call('GET', '/vectra/keys')).body).keys
const Devices = z.object({ devices: z.array(z.object({ id: z.string() })) })
const devicesOf = async (call: Account['call']) =>
  Devices.parse((await call('GET', '/vectra/devices')).body).devices.map(({ id }) => id)

async function aTaggedDevice(owner: Account, tags: string[]) {
  const { trackerId } = await aTracker(owner)
  const body = { deviceName: trackerId, tags }
  expect((await owner.call('PUT', `/vectra/device/${trackerId}`, body)).status).toBe(200)
  return trackerId
}

describe('an API key', () => {
  it('T13 calls the API for its account, sees only the devices of its tags, and is shown once', async () => {
    const owner = await anAccount()
    const [boat, van] = [await aTaggedDevice(owner, ['boat']), await aTaggedDevice(owner, ['van'])]
    const key = await anApiKey(owner, { name: 'Harbour screen', role: 'viewer', tags: ['boat'] })
    expect(key.token).toMatch(/^vk_/)
    const call = callAs(key.token)
    expect(await devicesOf(call)).toEqual([boat])
    expect((await call('GET', `/vectra/device/${van}/trips?from=2026-01-01&to=2026-01-02`)).status).toBe(404)
    const accountId = await ownAccountId(owner)
    expect((await call('GET', '/vectra/devices', undefined, { 'x-account': accountId })).status).toBe(200)

    const listed = await owner.call('GET', '/vectra/keys')
    expect(listed.text).not.toContain(key.token.slice(-32))
    const [shown] = apiKeys.listApiKeys.reply.parse(listed.body).keys
    expect(shown).toMatchObject({ name: 'Harbour screen', role: 'viewer', tags: ['boat'], endsAt: null })
    expect(shown?.lastUsedAt).not.toBeNull()
  })

  it.each(ROLES)(
    'T13 with the role %s may call what the role permits, and nothing of a person',
    async (role) => {
      const { account, owned } = await aFullAccount()
      const call = callAs((await anApiKey(account, { role })).token)
      const wrong: string[] = []
      for (const route of userRoutes) {
        const { permission } = route
        if (route.access !== 'account' || typeof permission !== 'string') continue
        const { method, path, body } = validCall(route, owned)
        const { status, text } = await call(method, path, body)
        const isMissing = permission === 'own' || !isPermitted(permission, { role, grants: [], tags: null })
        const isRefused = status === 403 && text.includes(`"permission":"${permission}"`)
        if (isRefused !== isMissing || status === 401 || status >= 500)
          wrong.push(`${routeKey(route)} ${permission} ${status} ${text.slice(0, 200)}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('T13 of one account is nobody in another', async () => {
    const [owner, stranger] = [await anAccount(), await anAccount()]
    const call = callAs((await anApiKey(owner, { role: 'manager' })).token)
    const elsewhere = { 'x-account': await ownAccountId(stranger) }
    expect(codeOf(await call('GET', '/vectra/devices', undefined, elsewhere))).toBe('404 not-found')
  })

  it('T01 with a wrong secret, of another key, or in another form is a 401', async () => {
    const owner = await anAccount()
    const [one, other] = [
      await anApiKey(owner, { role: 'viewer' }),
      await anApiKey(owner, { role: 'viewer' }),
    ]
    const secret = one.token.slice(-32)
    const forged = [
      one.token.replace(secret, other.token.slice(-32)),
      one.token.replace(
        secret,
        secret.toLowerCase() === secret ? secret.toUpperCase() : secret.toLowerCase(),
      ),
      one.token.replace('vk_', ''),
      one.token.replace('vk_', 'VK_'),
      `${one.token}A`,
      one.token.slice(0, -1),
      `vk_${secret}`,
      'vk_',
    ]
    for (const token of forged)
      expect(codeOf(await callAs(token)('GET', '/vectra/devices')), token).toBe('401 unauthenticated')
  })

  it('T16 that is revoked stops within ten seconds, with the share links that it created', async () => {
    const owner = await anAccount()
    const deviceId = await aTaggedDevice(owner, [])
    const { token, keyId } = await anApiKey(owner, { role: 'operator' })
    const call = callAs(token)
    const { token: link } = await aShare({ call }, deviceId)
    expect((await owner.call('DELETE', `/vectra/keys/${keyId}`)).status).toBe(200)
    await expect
      .poll(async () => codeOf(await call('GET', '/vectra/devices')), { timeout: CACHED_MS + 2 * SECOND_MS })
      .toBe('401 unauthenticated')
    expect((await fetch(`${apiUrl()}/vectra/public/share/${link}`)).status).not.toBe(200)
    expect(codeOf(await owner.call('DELETE', `/vectra/keys/${keyId}`))).toBe('404 not-found')
  })

  it('T16 ends with the membership of whoever created it, and so does a key that it created', async () => {
    const owner = await anAccount()
    const manager = await aMember(owner, { role: 'manager' })
    const key = await anApiKey(manager, { role: 'manager' })
    const second = await anApiKey({ call: callAs(key.token) }, { role: 'viewer' })
    expect((await callAs(second.token)('GET', '/vectra/devices')).status).toBe(200)
    expect((await owner.call('DELETE', `/vectra/members/${manager.memberId}`)).status).toBe(200)
    expect(await keysOf(owner)).toEqual([])
    for (const { token } of [key, second])
      await expect
        .poll(async () => codeOf(await callAs(token)('GET', '/vectra/devices')), {
          timeout: CACHED_MS + 2 * SECOND_MS,
        })
        .toBe('401 unauthenticated')
  })

  it('T16 does nothing that whoever created it may no longer do', async () => {
    const owner = await anAccount()
    const manager = await aMember(owner, { role: 'manager' })
    const { token } = await anApiKey(manager, { role: 'manager' })
    const lowered = { role: 'operator', tags: [], grants: [] }
    expect((await owner.call('PUT', `/vectra/members/${manager.memberId}`, lowered)).status).toBe(200)
    await expect
      .poll(async () => codeOf(await callAs(token)('GET', '/vectra/devices')), {
        timeout: CACHED_MS + 2 * SECOND_MS,
      })
      .toBe('401 unauthenticated')
  })

  it('T13 is never above whoever creates, sees or revokes it', async () => {
    const owner = await anAccount()
    await aTaggedDevice(owner, ['boat'])
    const all = await anApiKey(owner, { role: 'manager' })
    const operator = await aMember(owner, { role: 'operator' })
    const limited = await aMember(owner, { role: 'manager', tags: ['boat'] })
    const create = { name: 'Mine', role: 'viewer' }
    expect(codeOf(await operator.call('POST', '/vectra/keys', create))).toBe('403 not-permitted')
    expect(codeOf(await limited.call('POST', '/vectra/keys', create))).toBe('403 above-own-role')
    expect(codeOf(await limited.call('DELETE', `/vectra/keys/${all.keyId}`))).toBe('403 above-own-role')
    expect(await keysOf(limited)).toEqual([])
    const own = await anApiKey(limited, { role: 'viewer', tags: ['boat'] })
    expect((await keysOf(limited)).map(({ keyId }) => keyId)).toEqual([own.keyId])
    expect(codeOf(await owner.call('POST', '/vectra/keys', { name: 'Owner', role: 'owner' }))).toBe(
      '400 invalid-body',
    )
  })

  it('T13 ends at its time, and cannot end in the past', async () => {
    const owner = await anAccount()
    const past = { name: 'Late', role: 'viewer', endsAt: toIso(Date.now() - DAY_MS) }
    expect(codeOf(await owner.call('POST', '/vectra/keys', past))).toBe('409 ends-in-the-past')
    const endsAt = toIso(Date.now() + 2 * SECOND_MS)
    const { token } = await anApiKey(owner, { role: 'viewer', endsAt })
    expect((await callAs(token)('GET', '/vectra/devices')).status).toBe(200)
    await expect
      .poll(async () => codeOf(await callAs(token)('GET', '/vectra/devices')), {
        timeout: CACHED_MS + 4 * SECOND_MS,
      })
      .toBe('401 unauthenticated')
  })

  it(`T13 is one of at most ${API_KEYS_MAX}`, async () => {
    const owner = await anAccount()
    for (let index = 0; index < API_KEYS_MAX; index++) await anApiKey(owner, { role: 'viewer' })
    const body = { name: 'One more', role: 'viewer' }
    expect(codeOf(await owner.call('POST', '/vectra/keys', body))).toBe('409 too-many-keys')
  })

  it('T58 is named in the activity log, without its token', async () => {
    const owner = await anAccount()
    const deviceId = await aTaggedDevice(owner, [])
    const { token, keyId } = await anApiKey(owner, { name: 'Dispatch', role: 'operator' })
    const body = { deviceName: 'Renamed', tags: [] }
    expect((await callAs(token)('PUT', `/vectra/device/${deviceId}`, body)).status).toBe(200)
    const { text, body: log } = await owner.call('GET', '/vectra/audit')
    expect(text).not.toContain(token.slice(-32))
    const { entries } = members.listAudit.reply.parse(log)
    expect(entries.find(({ action }) => action === 'createApiKey')?.target.name).toBe('Dispatch')
    const renamed = entries.find(({ by }) => by.memberId === `key:${keyId}`)
    expect(renamed).toMatchObject({
      by: { name: 'Dispatch', role: 'operator' },
      action: 'updateDevice',
      outcome: 'done',
    })
  })
})
