import { describe, expect, it } from 'vitest'
import { members as routes } from '../../../shared/members/members.routes.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { aMember, anInvitation, ownAccountId } from '../../make/accounts/members.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

type Caller = Pick<Account, 'call'>

async function logOf({ call }: Caller, query = '') {
  const { status, body } = await call('GET', `/vectra/audit${query}`)
  expect(status).toBe(200)
  return routes.listAudit.reply.parse(body)
}
const linesOf = async (caller: Caller, query = '') =>
  (await logOf(caller, query)).entries.map(
    ({ by, action, target, outcome }) => `${by.name ?? by.role} ${action} ${target.name ?? ''} ${outcome}`,
  )

/** Addresses of people are not written out, except for that of whoever acts. */
const shortened = (email: string) => email.replace(/^(.)[^@]*/, '$1…')

async function aDevice(owner: Account, tags: string[]) {
  const { trackerId } = await aTracker(owner)
  await owner.call('PUT', `/vectra/device/${trackerId}`, { deviceName: trackerId, tags })
  return trackerId
}

describe('T58 the audit log of an account', () => {
  it('T58 says who changed what, from where, with the values before and after', async () => {
    const owner = await anAccount()
    const id = await aDevice(owner, ['boat'])
    const crew = await aMember(owner, { role: 'operator' })
    await crew.call('PUT', `/vectra/device/${id}`, { deviceName: 'Sea Ray', tags: ['boat'] })
    const [entry] = (await logOf(owner)).entries
    expect(entry).toMatchObject({
      by: { memberId: crew.memberId, name: crew.email, role: 'operator' },
      address: expect.stringMatching(/^[\d.:a-f]+$/),
      action: 'updateDevice',
      path: '/vectra/device/{id}',
      target: { id, name: id },
      changes: [{ field: 'deviceName', before: id, after: 'Sea Ray' }],
      outcome: 'done',
    })
    // its own account has nothing of it but the invitation that it accepted
    expect(await linesOf({ call: crew.own })).toEqual([
      `owner acceptInvitation ${shortened(crew.email)} done`,
    ])
  })

  it('T58 has refused commands, and what was refused for another reason', async () => {
    const owner = await anAccount()
    const id = await aDevice(owner, [])
    const viewer = await aMember(owner, { role: 'viewer' })
    const send = { DeviceID: id, TextCommand: 'RELAY,1#' }
    expect((await viewer.call('POST', '/vectra/SetCommand/SendTextCmd', send)).status).toBe(403)
    expect((await owner.call('DELETE', '/vectra/alerts/none')).status).toBe(404)
    const [missing, refused] = (await logOf(owner)).entries
    expect(refused).toMatchObject({
      by: { name: viewer.email },
      action: 'sendTextCommand',
      outcome: 'refused',
      code: 'not-permitted',
    })
    expect(missing).toMatchObject({ action: 'deleteAlertRule', outcome: 'refused', code: 'not-found' })
  })

  it('T115 T58 has no key, password or text of a message', async () => {
    const owner = await anAccount()
    const id = await aDevice(owner, [])
    await owner.call('POST', `/vectra/devices/${id}/credentials`)
    await owner.call('POST', '/vectra/SetCommand/SendTextCmd', { DeviceID: id, TextCommand: 'STATUS#' })
    await owner.call('GET', '/notifications/webhook-secrets')
    await owner.call('POST', '/vectra/account/delete-request', { reason: 'canary-reason' })
    await owner.call('DELETE', '/vectra/account/delete-request')
    const text = JSON.stringify(await logOf(owner))
    expect(text).not.toMatch(/STATUS#|canary-reason|password|whsec/)
    expect(await linesOf(owner)).toEqual(
      expect.arrayContaining([
        'owner getWebhookSecrets  done',
        'owner sendTextCommand read done',
        'owner createCredentials  done',
        'owner requestDeletion  done',
      ]),
    )
  })

  it('T13 T58 shows all to the owner, and others their own actions and devices', async () => {
    const owner = await anAccount()
    const [boat, van] = [await aDevice(owner, ['boat']), await aDevice(owner, ['van'])]
    const place = { role: 'manager', grants: ['audit'] }
    const [manager, crew] = [
      await aMember(owner, place),
      await aMember(owner, { role: 'operator', tags: ['boat'] }),
    ]
    await anInvitation(crew, 'x@example.com', { role: 'viewer' }).catch(() => undefined)
    const shown = async (caller: Caller) => (await logOf(caller)).entries
    expect(await shown(manager)).toEqual(await shown(owner))
    const seen = await shown(crew)
    expect(seen.length).toBeGreaterThan(1)
    for (const { by, target } of seen)
      expect([by.memberId === crew.memberId, target.id, target.deviceId]).toSatisfy(
        ([isOwn, ...ids]: unknown[]) => isOwn === true || ids.includes(boat),
      )
    expect(JSON.stringify(seen)).not.toContain(van)
    expect(await linesOf(owner, `?member=${crew.memberId}`)).toEqual([
      `${crew.email} inviteMember  refused`,
      `${crew.email} acceptInvitation ${shortened(crew.email)} done`,
    ])
    expect((await logOf(owner, `?deviceId=${van}&action=updateDevice`)).entries).toHaveLength(1)
  })

  it('T21 T58 comes in pages, whose cursors work for the account alone', async () => {
    const owner = await anAccount()
    const id = await aDevice(owner, [])
    for (const name of ['One', 'Two', 'Three'])
      await owner.call('PUT', `/vectra/device/${id}`, { deviceName: name })
    const first = await logOf(owner, '?limit=2')
    expect(first.entries.map(({ changes }) => changes[0]?.after)).toEqual(['Three', 'Two'])
    const rest = await logOf(owner, `?limit=2&cursor=${first.nextCursor}`)
    expect(rest.entries.map(({ changes }) => changes[0]?.after)).toEqual(['One', id])
    const other = await anAccount()
    const foreign = await other.call('GET', `/vectra/audit?cursor=${first.nextCursor}`)
    expect(foreign.status).toBe(400)
    expect(await ownAccountId(other)).not.toBe(await ownAccountId(owner))
  })
})
