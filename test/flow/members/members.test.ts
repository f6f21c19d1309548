import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { MEMBERS_MAX } from '../../../shared/members/limits.ts'
import { members as routes } from '../../../shared/members/members.routes.ts'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount, localUrl } from '../../make/accounts/account.ts'
import { aMember, anInvitation, ownAccountId } from '../../make/accounts/members.ts'
import { changedToken } from '../../make/changed-token.ts'
import { aGeofenceBody } from '../../make/geofences/geofence.ts'
import { anAlertBody } from '../../make/rules/rule.ts'
import { aShare } from '../../make/share.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

/** The longest that a membership is cached. */
const CACHED_MS = 10 * SECOND_MS

const listOf = async ({ call }: Pick<Account, 'call'>) =>
  routes.listMembers.reply.parse((await call('GET', '/vectra/members')).body).members
const codeOf = ({ body, status }: { body: unknown; status: number }) =>
  `${status} ${z.object({ code: z.string().default('') }).parse(body).code}`

async function tag(owner: Account, deviceId: string, tags: string[]) {
  const changed = await owner.call('PUT', `/vectra/device/${deviceId}`, { deviceName: deviceId, tags })
  expect(changed.status).toBe(200)
}

/** A device with these tags, and its id. */
async function aTaggedDevice(owner: Account, tags: string[]) {
  const { trackerId } = await aTracker(owner)
  await tag(owner, trackerId, tags)
  return trackerId
}

const Devices = z.object({ devices: z.array(z.object({ id: z.string() })) })
const devicesOf = async (call: Account['call']) =>
  Devices.parse((await call('GET', '/vectra/devices')).body).devices.map(({ id }) => id)

describe('an invitation', () => {
  it('T13 goes by email, shows who invites, and makes a member of whoever has the address', async () => {
    const owner = await anAccount()
    const invited = await anAccount()
    const { token, memberId } = await anInvitation(owner, invited.email.toUpperCase(), {
      role: 'operator',
      tags: ['boat'],
      grants: ['relay'],
    })
    const inbox = await fetch(`${localUrl()}/_local/inbox.json?to=${encodeURIComponent(invited.email)}`)
    await expect
      .poll(async () =>
        (await fetch(inbox.url)).text().then((text) => text.includes(`/dashboard/invitation/${token}`)),
      )
      .toBe(true)
    const shown = await fetch(`${localUrl()}/api/vectra/invitations/${token}`)
    expect(await shown.json()).toMatchObject({
      accountName: owner.email,
      email: invited.email,
      role: 'operator',
    })
    expect(await listOf(owner)).toMatchObject([
      { role: 'owner', email: owner.email, state: 'active' },
      { memberId, state: 'invited', role: 'operator', tags: ['boat'], grants: ['relay'], joinedAt: null },
    ])
    const accepted = await invited.call('POST', `/vectra/invitations/${token}/accept`)
    expect(accepted.body).toMatchObject({
      membership: {
        accountId: await ownAccountId(owner),
        name: owner.email,
        role: 'operator',
        tags: ['boat'],
      },
    })
    const [, member] = await listOf(owner)
    expect(member).toMatchObject({ state: 'active', email: invited.email, role: 'operator' })
    expect(member?.joinedAt).not.toBeNull()
  })

  it('T13 opens for nobody else, only once, and not once it is withdrawn', async () => {
    const owner = await anAccount()
    const [invited, other] = [await anAccount(), await anAccount()]
    const { token } = await anInvitation(owner, invited.email)
    const accept = (account: Account, which = token) =>
      account.call('POST', `/vectra/invitations/${which}/accept`).then(codeOf)
    expect(await accept(other)).toBe('403 other-address')
    expect(await accept(other, changedToken(token))).toBe('404 not-found')
    expect(await accept(invited)).toBe('200 ')
    expect(await accept(invited)).toBe('404 not-found')
    const late = await anInvitation(owner, other.email)
    const withdrawn = await owner.call('DELETE', `/vectra/members/${late.memberId}`)
    expect(withdrawn.status).toBe(200)
    expect(await accept(other, late.token)).toBe('404 not-found')
  })

  it('T13 can be sent again, and has then what it says now', async () => {
    const owner = await anAccount()
    const email = `${randomUUID()}@example.com`
    const first = await anInvitation(owner, email, { role: 'manager' })
    const second = await anInvitation(owner, email, { role: 'viewer' })
    expect(second.memberId).toBe(first.memberId)
    expect(await listOf(owner)).toMatchObject([{}, { role: 'viewer' }])
  })

  it('T13 is not for the owner, or a member, or beyond the most members', async () => {
    const owner = await anAccount()
    const member = await aMember(owner, { role: 'viewer' })
    const invite = (email: string) =>
      owner.call('POST', '/vectra/members', { email, role: 'viewer' }).then(codeOf)
    expect(await invite(owner.email)).toBe('409 already-a-member')
    expect(await invite(member.email)).toBe('409 already-a-member')
    expect(await invite('nobody')).toBe('400 invalid-body')
    expect(MEMBERS_MAX).toBe(200)
  })
})

describe('the rights of a member', () => {
  it('T13 are never beyond those of whoever gives them, and nobody changes their own', async () => {
    const owner = await anAccount()
    const manager = await aMember(owner, { role: 'manager', grants: ['relay'] })
    const limited = await aMember(owner, { role: 'manager', tags: ['boat'] })
    const viewer = await aMember(owner, { role: 'viewer' })
    const place = (member: { call: Account['call'] }, body: object, memberId = viewer.memberId) =>
      member.call('PUT', `/vectra/members/${memberId}`, body).then(codeOf)
    expect(await place(manager, { role: 'operator', grants: ['relay'] })).toBe('200 ')
    expect(await place(manager, { role: 'operator', grants: ['billing'] })).toBe('403 above-own-role')
    expect(await place(manager, { role: 'owner' })).toBe('400 invalid-body')
    expect(await place(manager, { role: 'viewer' }, manager.memberId)).toBe('409 own-role')
    expect(await place(manager, { role: 'viewer' }, await ownAccountId(owner))).toBe('409 own-role')
    expect(await place(limited, { role: 'viewer' })).toBe('403 above-own-role')
    const invite = (body: object) =>
      limited.call('POST', '/vectra/members', { email: `${randomUUID()}@example.com`, ...body }).then(codeOf)
    expect(await invite({ role: 'viewer' })).toBe('403 above-own-role')
    expect(await invite({ role: 'viewer', tags: ['boat', 'van'] })).toBe('403 above-own-role')
    expect(await invite({ role: 'viewer', tags: ['boat'] })).toBe('201 ')
    expect(await invite({ role: 'viewer', tags: ['boat'], endsAt: toIso(Date.now() - 1) })).toBe(
      '409 ends-in-the-past',
    )
    expect(await invite({ role: 'viewer', tags: ['boat'], endsAt: toIso(Date.now() + DAY_MS) })).toBe('201 ')
  })

  it('T13 show the devices with their tags, as these are now', async () => {
    const owner = await anAccount()
    const boat = await aTaggedDevice(owner, ['boat'])
    const van = await aTaggedDevice(owner, ['van'])
    const crew = await aMember(owner, { role: 'operator', tags: ['boat'] })
    expect(await devicesOf(crew.call)).toEqual([boat])
    expect((await devicesOf(owner.call)).toSorted()).toEqual([boat, van].toSorted())
    expect(await devicesOf(crew.own)).toEqual([])
    await tag(owner, van, ['van', 'boat'])
    await tag(owner, boat, ['renamed'])
    expect(await devicesOf(crew.call)).toEqual([van])
    const trail = await crew.call('POST', '/vectra/device/trail', { deviceId: boat, minutes: 60 })
    expect(codeOf(trail)).toBe('404 not-found')
  })

  it('T13 reach no device whose id is the plate of another', async () => {
    const owner = await anAccount()
    const van = await aTaggedDevice(owner, ['van'])
    const boat = (await aTracker(owner, { vehicleNum: van })).trackerId
    await tag(owner, boat, ['boat'])
    const manager = await aMember(owner, { role: 'manager', tags: ['boat'] })
    const credentials = (deviceId: string) =>
      manager.call('POST', `/vectra/devices/${deviceId}/credentials`).then(codeOf)
    expect(await credentials(van)).toBe('404 not-found')
    expect(await credentials(boat)).toBe('201 ')
    const rule = await owner.call('POST', '/vectra/alerts', { ...anAlertBody(), deviceId: van })
    expect(rule.status).toBe(201)
    expect((await manager.call('GET', '/vectra/alerts')).body).toEqual({ alerts: [] })
    const geofence = { ...aGeofenceBody(), notificationWebhook: null, plateNumbers: [van] }
    expect(codeOf(await manager.call('POST', '/geofences', geofence))).toBe('403 not-permitted')
  })

  it('T45 T13 do not switch a relay without the grant, by a command, a rule or a geofence', async () => {
    const owner = await anAccount()
    const boat = await aTaggedDevice(owner, ['boat'])
    const operator = await aMember(owner, { role: 'operator' })
    const granted = await aMember(owner, { role: 'operator', grants: ['relay'] })
    const send = (member: { call: Account['call'] }, TextCommand: string) =>
      member.call('POST', '/vectra/SetCommand/SendTextCmd', { DeviceID: boat, TextCommand })
    expect(codeOf(await send(operator, 'RELAY,1#'))).toBe('403 not-permitted')
    expect(codeOf(await send(operator, 'relay , 1 #'))).toBe('403 not-permitted')
    expect(codeOf(await send(operator, 'MYSTERY,1#'))).toBe('403 not-permitted')
    expect((await send(operator, 'STATUS#')).status).toBe(200)
    expect(codeOf(await send(granted, 'RELAY,1#'))).not.toBe('403 not-permitted')
    const rule = { ...anAlertBody(), deviceId: boat, actions: [{ type: 'relay', relayState: 'off' }] }
    expect(codeOf(await operator.call('POST', '/vectra/alerts', rule))).toBe('403 not-permitted')
    expect((await granted.call('POST', '/vectra/alerts', rule)).status).toBe(201)
    const geofence = { ...aGeofenceBody(), notificationWebhook: null, cutRelayOnEntry: true }
    expect(codeOf(await operator.call('POST', '/geofences', geofence))).toBe('403 not-permitted')
    expect((await granted.call('POST', '/geofences', geofence)).status).toBe(201)
  })

  it('T13 end within ten seconds of the removal, with the share links that the member created', async () => {
    const owner = await anAccount()
    const boat = await aTaggedDevice(owner, ['boat'])
    const crew = await aMember(owner, { role: 'operator', tags: ['boat'] })
    const own = await aShare(owner, boat)
    const link = await aShare(crew, boat)
    expect(await devicesOf(crew.call)).toEqual([boat])
    expect((await owner.call('DELETE', `/vectra/members/${crew.memberId}`)).status).toBe(200)
    await expect
      .poll(async () => (await crew.call('GET', '/vectra/devices')).status, {
        timeout: CACHED_MS + SECOND_MS,
      })
      .toBe(404)
    const opened = async (token: string) =>
      (await fetch(`${localUrl()}/api/vectra/public/share/${token}`)).status
    expect(await opened(link.token)).not.toBe(200)
    expect(await opened(own.token)).toBe(200)
    expect(await listOf(owner)).toHaveLength(1)
  })

  it('T13 end by themselves on the day that was set, and can be given again', async () => {
    const owner = await anAccount()
    const boat = await aTaggedDevice(owner, ['boat'])
    const endsAt = toIso(Date.now() + 2 * SECOND_MS)
    const crew = await aMember(owner, { role: 'viewer', endsAt })
    expect(await devicesOf(crew.call)).toEqual([boat])
    await expect
      .poll(async () => (await crew.call('GET', '/vectra/devices')).status, {
        timeout: CACHED_MS + 3 * SECOND_MS,
      })
      .toBe(404)
    expect(await listOf(owner)).toHaveLength(1)
    const { token } = await anInvitation(owner, crew.email, { role: 'operator' })
    expect((await crew.own('POST', `/vectra/invitations/${token}/accept`)).status).toBe(200)
    expect((await listOf(owner))[1]).toMatchObject({ state: 'active', role: 'operator', endsAt: null })
  })

  it('T13 end when the member leaves, and with the account of either side', async () => {
    const owner = await anAccount()
    const crew = await aMember(owner, { role: 'viewer' })
    const accountId = await ownAccountId(owner)
    expect((await crew.own('DELETE', `/vectra/memberships/${accountId}`)).status).toBe(200)
    expect(codeOf(await crew.own('DELETE', `/vectra/memberships/${accountId}`))).toBe('404 not-found')
    expect(await listOf(owner)).toHaveLength(1)
  })
})
