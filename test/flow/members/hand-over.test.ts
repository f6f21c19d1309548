import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount, localUrl, signUp } from '../../make/accounts/account.ts'
import { linkIn } from '../../make/accounts/link-in.ts'
import { aMember, anApiKey, ownAccountId } from '../../make/accounts/members.ts'
import { aPushSubscription } from '../../make/notify/a-push-subscription.ts'
import { emailsTo } from '../../make/notify/local-messages.ts'
import { anAlert } from '../../make/rules/rule.ts'
import { aTracker, publishAs } from '../../make/tracking/tracker.ts'

const NAME = 'Sea Ray'
/** A change of rules is in force within this. */
const IN_FORCE_MS = 2 * SECOND_MS
const WITHIN = { timeout: 20 * SECOND_MS }

const codeOf = ({ body, status }: { body: unknown; status: number }) =>
  `${status} ${z.object({ code: z.string().default('') }).parse(body).code}`
const Memberships = z.object({ memberships: z.array(z.object({ accountId: z.string(), role: z.string() })) })
const rolesOf = async ({ own }: { own: Account['call'] }) =>
  Memberships.parse((await own('GET', '/vectra/memberships')).body).memberships.map(({ role }) => role)
const People = z.object({ members: z.array(z.object({ email: z.string(), role: z.string() })) })
const peopleOf = async ({ call }: Pick<Account, 'call'>) =>
  People.parse((await call('GET', '/vectra/members')).body).members.map(
    ({ email, role }) => `${email} ${role}`,
  )

const confirm = (call: Account['call'], token: string) => call('POST', `/vectra/hand-overs/${token}/confirm`)

/** Hands an account over to one of its members, both of whom confirm it. */
async function handOver(
  owner: { email: string; call: Account['call']; own: Account['call'] },
  member: Member,
) {
  const started = await owner.call('POST', '/vectra/account/hand-over', { memberId: member.memberId })
  expect(started.status, started.text).toBe(200)
  const token = await linkIn(member.email, 'hand-over', localUrl())
  expect((await confirm(owner.own, token)).body).toEqual({ state: 'waiting' })
  expect((await confirm(member.own, token)).body).toEqual({ state: 'confirmed' })
  await expect.poll(() => rolesOf(member), WITHIN).toContain('owner')
}
type Member = Awaited<ReturnType<typeof aMember>>

/** Drives faster than the alert rule of a test allows. */
async function drive(tracker: Awaited<ReturnType<typeof aTracker>>) {
  const start = Date.now() - 40 * SECOND_MS
  const points = [20, 100, 100, 100].map((speedKmh, index) => ({
    time: toIso(start + index * 10 * SECOND_MS),
    lat: 26.1,
    lng: -80.1 + index * 0.0028,
    speedKmh,
  }))
  await publishAs(tracker, ...points.slice(0, 1))
  await delay(IN_FORCE_MS)
  await publishAs(tracker, ...points.slice(1))
}

const alertsTo = async (email: string) =>
  (await emailsTo(email)).filter(({ subject }) => subject.startsWith(NAME)).length

describe('an account that is handed over', () => {
  let owner: Account & { own: Account['call'] }
  let buyer: Member
  let crew: Member
  let accountId: string
  let key: { token: string }

  it('T13 becomes the member’s once both have confirmed', async () => {
    const account = await anAccount()
    owner = { ...account, own: account.call }
    accountId = await ownAccountId(owner)
    const tracker = await aTracker(owner)
    await owner.call('PUT', `/vectra/device/${tracker.trackerId}`, { deviceName: NAME, tags: ['sea'] })
    buyer = await aMember(owner, { role: 'viewer', tags: ['sea'] })
    crew = await aMember(owner, { role: 'viewer' })
    key = await anApiKey(owner, { role: 'viewer' })
    await anAlert(owner)
    const browser = await owner.call('PUT', '/notifications/push-subscriptions', aPushSubscription())
    expect(browser.status, browser.text).toBe(200)
    await handOver(owner, buyer)
    await linkIn(owner.email, 'invitation', localUrl())
    await drive(tracker)
  })

  it('T13 is the member’s, without the limits of before, and refuses its owner of before', async () => {
    expect(await peopleOf(buyer)).toEqual(
      expect.arrayContaining([`${buyer.email} owner`, `${crew.email} viewer`, `${owner.email} manager`]),
    )
    expect((await buyer.call('GET', '/vectra/account/deletion')).status).toBe(200)
    expect(codeOf(await owner.call('GET', '/vectra/devices'))).toBe('403 handed-over')
    expect(codeOf(await crew.call('GET', '/vectra/devices'))).toBe('200 ')
  })

  it('T13 notifies its owner of now, in their account’s place', async () => {
    await expect.poll(() => alertsTo(buyer.email), WITHIN).toBe(1)
    expect(await alertsTo(owner.email)).toBe(0)
    const [mail] = (await emailsTo(buyer.email)).filter(({ subject }) => subject.startsWith(NAME))
    expect(mail?.text).toContain(`account=${accountId}`)
  })

  it('T13 ends the keys of its owner of before, and their sign-in', async () => {
    const withKey = () =>
      owner.call('GET', '/vectra/devices', undefined, { authorization: `Bearer ${key.token}` })
    await expect.poll(async () => (await withKey()).status, WITHIN).toBe(401)
    const again = await signUp(owner.email)
    const accepted = await again.call(
      'POST',
      `/vectra/invitations/${await linkIn(owner.email, 'invitation', localUrl())}/accept`,
    )
    expect(accepted.body).toMatchObject({ membership: { accountId, role: 'manager' } })
    const devices = await again.call('GET', '/vectra/devices', undefined, { 'x-account': accountId })
    expect(devices.status).toBe(200)
    const left = await again.call('GET', '/vectra/devices')
    expect(left.body).toMatchObject({ devices: [] })
  })

  it('T13 keeps its owner from leaving it, and from deleting their other account', async () => {
    expect(codeOf(await buyer.own('DELETE', `/vectra/memberships/${accountId}`))).toBe('409 own-role')
    const deletion = await buyer.own('POST', '/vectra/account/delete-request', {})
    expect(codeOf(deletion)).toBe('409 owns-another-account')
    const elsewhere = await aMember({ ...buyer, call: buyer.own }, { role: 'viewer' })
    const body = { memberId: elsewhere.memberId }
    expect(codeOf(await buyer.own('POST', '/vectra/account/hand-over', body))).toBe(
      '409 owns-another-account',
    )
  })

  it('T13 goes on to a third, and nobody’s sign-in ends with that', async () => {
    await handOver(buyer, crew)
    expect(await rolesOf(buyer)).toEqual(['owner', 'manager'])
    expect((await buyer.call('GET', '/vectra/devices')).status).toBe(200)
    expect(codeOf(await buyer.call('GET', '/vectra/account/deletion'))).toBe('403 not-permitted')
    expect((await buyer.own('POST', '/vectra/account/delete-request', {})).status).toBe(200)
  })
})

describe('handing over', () => {
  it('T13 needs both sides, and opens for nobody else', async () => {
    const owner = await anAccount()
    const member = await aMember(owner, { role: 'viewer' })
    const stranger = await anAccount()
    const body = { memberId: member.memberId }
    await owner.call('POST', '/vectra/account/hand-over', body)
    const token = await linkIn(member.email, 'hand-over', localUrl())
    expect(await linkIn(owner.email, 'hand-over', localUrl())).toBe(token)
    expect(codeOf(await confirm(stranger.call, token))).toBe('404 not-found')
    expect(codeOf(await stranger.call('GET', `/vectra/hand-overs/${token}`))).toBe('404 not-found')
    expect((await member.own('GET', `/vectra/hand-overs/${token}`)).body).toMatchObject({
      accountName: owner.email,
      ownerEmail: owner.email,
      memberEmail: member.email,
      side: 'member',
      hasConfirmed: false,
    })
    expect((await confirm(member.own, token)).body).toEqual({ state: 'waiting' })
    expect((await confirm(member.own, token)).body).toEqual({ state: 'waiting' })
    const state = await owner.call('GET', '/vectra/account/hand-over')
    expect(state.body).toMatchObject({ handOver: { email: member.email, ownerConfirmedAt: null } })
    expect(await rolesOf(member)).toEqual(['owner', 'viewer'])
  })

  it('T13 ends with its withdrawal, another one, or the membership', async () => {
    const owner = await anAccount()
    const [first, second] = [
      await aMember(owner, { role: 'viewer' }),
      await aMember(owner, { role: 'viewer' }),
    ]
    const begin = ({ memberId }: Member) => owner.call('POST', '/vectra/account/hand-over', { memberId })
    await begin(first)
    const old = await linkIn(first.email, 'hand-over', localUrl())
    await begin(second)
    const token = await linkIn(second.email, 'hand-over', localUrl())
    expect(codeOf(await confirm(first.own, old))).toBe('404 not-found')
    expect((await owner.call('DELETE', '/vectra/account/hand-over')).body).toEqual({ success: true })
    expect(codeOf(await confirm(second.own, token))).toBe('404 not-found')
    await begin(second)
    const again = await linkIn(second.email, 'hand-over', localUrl(), token)
    await confirm(second.own, again)
    await owner.call('DELETE', `/vectra/members/${second.memberId}`)
    expect(codeOf(await confirm(owner.call, again))).toBe('404 not-found')
    const state = await owner.call('GET', '/vectra/account/hand-over')
    expect(state.body).toEqual({ handOver: null })
    expect((await owner.call('GET', '/vectra/devices')).status).toBe(200)
  })

  it('T13 is only to a member, and only by the owner', async () => {
    const owner = await anAccount()
    const manager = await aMember(owner, { role: 'manager', grants: ['relay', 'billing', 'audit'] })
    const begin = (call: Account['call'], memberId: string) =>
      call('POST', '/vectra/account/hand-over', { memberId }).then(codeOf)
    expect(await begin(owner.call, randomUUID())).toBe('404 not-found')
    expect(await begin(owner.call, await ownAccountId(owner))).toBe('404 not-found')
    expect(await begin(manager.call, manager.memberId)).toBe('403 not-permitted')
  })
})
