import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { members } from '../../../shared/members/members.routes.ts'
import { type ConsoleTracker, trackers as routes } from '../../../shared/operator/trackers.routes.ts'
import { HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { anOperator } from '../../make/accounts/operators.ts'
import { printedValue, provision } from '../../make/local/operator.ts'
import { aTracker, aTrackerId, connect, deviceOf, publishAs } from '../../make/tracking/tracker.ts'

type Caller = Pick<Account, 'call'>

const aPassword = () => randomBytes(16).toString('hex')

/** Takes trackers into stock, as the page of the console does with a file. */
async function stock({ call }: Caller, trackers: { trackerId: string; password: string; model?: string }[]) {
  const body = { trackers: trackers.map((tracker) => ({ model: null, ...tracker })) }
  const answer = await call('POST', '/operator/trackers/stock', body)
  expect(answer.status).toBe(200)
  return routes.stockTrackers.reply.parse(answer.body)
}

async function inStock(operator: Caller) {
  const tracker = { trackerId: aTrackerId(), password: aPassword() }
  await stock(operator, [tracker])
  return { ...tracker, username: tracker.trackerId }
}

async function list({ call }: Caller, state: string, text = ''): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await call('GET', `/operator/trackers?state=${state}&text=${text}${page}`)
    const { trackers, nextCursor } = routes.listTrackers.reply.parse(body)
    ids.push(...trackers.map(({ trackerId }) => trackerId))
    cursor = nextCursor
  } while (cursor !== null)
  return ids
}

async function trackerOf({ call }: Caller, trackerId: string): Promise<ConsoleTracker> {
  const { status, body } = await call('GET', `/operator/trackers/${trackerId}`)
  expect(status).toBe(200)
  return routes.getTracker.reply.parse(body).tracker
}

const move = ({ call }: Caller, trackerId: string, seen: string, next: string) =>
  call('PUT', `/operator/trackers/${trackerId}/state`, { seen, next })

const add = async ({ call }: Caller, vectraDeviceId: string) =>
  call('POST', '/vectra/devices', {
    vectraDeviceId,
    deviceName: 'Sea Ray',
    deviceType: 'boat',
    testingMode: true,
  })

const canConnect = async (tracker: { trackerId: string; username: string; password: string }) =>
  connect(tracker).then(
    async (client) => {
      await client.endAsync()
      return true
    },
    () => false,
  )

const supportIn = async ({ call }: Caller) =>
  members.listAudit.reply
    .parse((await call('GET', '/vectra/audit')).body)
    .entries.filter(({ by }) => by.role === 'support')

describe('the messages of a tracker in the console', () => {
  const messagesOf = async ({ call }: Caller, trackerId: string) => {
    const { status, body } = await call('GET', `/operator/trackers/${trackerId}/messages`)
    expect(status).toBe(200)
    return routes.listMessages.reply.parse(body)
  }

  it('T58 are kept for an hour, masked until the owner lets support see the account, and each look is in the log', async () => {
    const [operator, account] = [await anOperator(), await anAccount()]
    const tracker = await aTracker(account)
    const { trackerId } = tracker
    const position = { time: toIso(Date.now()), lat: 26.125, lng: -80.625 }
    await publishAs(tracker, position)
    expect(await messagesOf(operator, trackerId)).toEqual({ keptUntil: null, isMasked: true, messages: [] })

    const kept = await operator.call('POST', `/operator/trackers/${trackerId}/messages`)
    expect(kept.status).toBe(200)
    const { keptUntil } = routes.keepMessages.reply.parse(kept.body)
    expect(Math.abs(Date.parse(keptUntil) - Date.now() - HOUR_MS)).toBeLessThan(10 * SECOND_MS)
    // ingest knows a change of the tracker within a second
    await delay(1.5 * SECOND_MS)
    await publishAs(tracker, { ...position, time: toIso(Date.now()) })
    await publishAs(tracker, { lat: 'north' })
    await expect.poll(async () => (await messagesOf(operator, trackerId)).messages.length).toBe(2)
    const masked = await messagesOf(operator, trackerId)
    expect(masked).toMatchObject({
      keptUntil,
      isMasked: true,
      messages: [
        { positions: 0, problem: expect.any(String) },
        { positions: 1, problem: null },
      ],
    })
    expect(JSON.stringify(masked.messages.map(({ body }) => body))).not.toMatch(/26|125|625|north/)
    expect(masked.messages[1]?.body).toContain('"lat":••.•••')

    await account.call('PUT', '/vectra/account/support-access', { allowed: true })
    const shown = await messagesOf(operator, trackerId)
    expect(shown.isMasked).toBe(false)
    expect(shown.messages[1]?.body).toContain('26.125')
    // what is kept beside the trail is no part of it
    const { body } = await account.call('POST', '/vectra/device/trail', { deviceId: trackerId, minutes: 60 })
    expect(trails.getTrail.reply.parse(body).trail).toHaveLength(2)
    const log = (await supportIn(account)).map(({ action, outcome }) => `${action} ${outcome}`)
    expect(log.filter((entry) => entry === 'listMessages done').length).toBeGreaterThanOrEqual(4)
    expect(log).toContain('keepMessages done')
  })

  it('T58 are nobody’s of a tracker in stock', async () => {
    const operator = await anOperator()
    const { trackerId } = await inStock(operator)
    for (const method of ['GET', 'POST'])
      expect((await operator.call(method, `/operator/trackers/${trackerId}/messages`)).status).toBe(404)
  })
})

describe('the trackers of the console', () => {
  it('T61 a tracker in stock calls in, is added by its owner, and sends with the password of the file', async () => {
    const operator = await anOperator()
    const tracker = await inStock(operator)
    const { trackerId } = tracker
    expect(await trackerOf(operator, trackerId)).toMatchObject({
      state: 'stock',
      accountId: null,
      hasPassword: true,
      lastCallAt: null,
    })
    expect(await canConnect({ ...tracker, password: aPassword() })).toBe(false)
    expect((await trackerOf(operator, trackerId)).state).toBe('stock')
    expect(await canConnect(tracker)).toBe(false)
    expect(await trackerOf(operator, trackerId)).toMatchObject({
      state: 'calling',
      lastCallAt: expect.any(String),
    })
    await expect.poll(() => list(operator, 'calling', trackerId)).toEqual([trackerId])

    const owner = await anAccount()
    const added = await add(owner, trackerId)
    expect(devices.createDevice.reply.parse(added.body).hasCredentials).toBe(true)
    await publishAs(tracker, { time: toIso(Date.now()), lat: 25.7617, lng: -80.1918 })
    expect((await deviceOf(owner, trackerId)).tracking).toMatchObject({ latitude: 25.7617 })
    await expect.poll(() => list(operator, 'assigned', trackerId)).toEqual([trackerId])
    expect(await list(operator, 'calling', trackerId)).toEqual([trackerId]) // the exact id, whatever its state
  })

  it('takes each tracker into stock once, and repeats a call that was lost', async () => {
    const operator = await anOperator()
    const owned = await aTracker(await anAccount())
    const [first, second] = [
      { trackerId: aTrackerId(), password: aPassword(), model: 'FMB920' },
      { trackerId: aTrackerId(), password: aPassword() },
    ]
    const trackers = [first, second, { trackerId: owned.trackerId, password: aPassword() }]
    const expected = { stocked: [first.trackerId, second.trackerId], known: [owned.trackerId] }
    expect(await stock(operator, trackers)).toMatchObject({
      ...expected,
      endpoint: { host: '127.0.0.1', port: inject('mqttPort'), tls: false },
    })
    expect(await stock(operator, trackers)).toMatchObject(expected)
    expect(await stock(operator, [{ ...first, password: aPassword() }])).toMatchObject({
      stocked: [],
      known: [first.trackerId],
    })
    expect(await trackerOf(operator, first.trackerId)).toMatchObject({ model: 'FMB920' })
    expect(await canConnect(owned)).toBe(true)

    const asked = [first.trackerId, aTrackerId(), owned.trackerId]
    const { body } = await operator.call('POST', '/operator/trackers/known', { trackerIds: asked })
    expect(routes.findKnownTrackers.reply.parse(body).known.toSorted()).toEqual(
      [first.trackerId, owned.trackerId].toSorted(),
    )
  })

  it.each([
    ['a short password', { password: 'secret' }],
    ['a formula as the password', { password: '=cmd|calc!A1xxxxxxxxx' }],
    ['an id with a slash', { trackerId: 'SEA/240' }],
    ['an id of 33 characters', { trackerId: 'S'.repeat(33) }],
    ['another field', { accountId: 'mia' }],
  ])('refuses %s, and takes none of the call', async (_, fields) => {
    const { call } = await anOperator()
    const good = { trackerId: aTrackerId(), model: null, password: aPassword() }
    const answer = await call('POST', '/operator/trackers/stock', {
      trackers: [good, { ...good, trackerId: aTrackerId(), ...fields }],
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-body' } })
    expect((await call('GET', `/operator/trackers/${good.trackerId}`)).status).toBe(404)
  })

  it('T61 a returned tracker cannot connect, also not with new credentials of its owner', async () => {
    const operator = await anOperator()
    const owner = await anAccount()
    const tracker = await aTracker(owner)
    const { trackerId } = tracker
    const client = await connect(tracker)
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    expect((await move(operator, trackerId, 'assigned', 'returned')).status).toBe(200)
    await closed
    expect(await canConnect(tracker)).toBe(false)
    expect((await owner.call('POST', `/vectra/devices/${trackerId}/credentials`)).status).toBe(404)
    expect(await operator.call('POST', `/operator/trackers/${trackerId}/credentials`)).toMatchObject({
      status: 409,
      body: { code: 'not-in-use' },
    })
    expect((await deviceOf(owner, trackerId)).deviceName).toBe(`Boat ${trackerId}`)
    expect(await move(operator, trackerId, 'returned', 'stock')).toMatchObject({
      status: 409,
      body: { code: 'tracker-has-owner' },
    })

    // its owner deletes the device, and nobody adds it before it is in stock again
    expect((await owner.call('DELETE', `/vectra/device/${trackerId}`)).status).toBe(200)
    expect(await trackerOf(operator, trackerId)).toMatchObject({ state: 'returned', accountId: null })
    expect((await add(await anAccount(), trackerId)).status).toBe(409)
    expect((await move(operator, trackerId, 'returned', 'stock')).status).toBe(200)
    expect(await trackerOf(operator, trackerId)).toMatchObject({ state: 'stock', hasPassword: false })
    expect((await add(await anAccount(), trackerId)).status).toBe(201)
  })

  it('gives a tracker that was marked by mistake back to its owner', async () => {
    const operator = await anOperator()
    const owner = await anAccount()
    const { trackerId } = await aTracker(owner)
    expect((await move(operator, trackerId, 'assigned', 'returned')).status).toBe(200)
    expect(await move(operator, trackerId, 'assigned', 'returned')).toMatchObject({
      status: 409,
      body: { code: 'tracker-changed' },
    })
    expect((await move(operator, trackerId, 'returned', 'assigned')).status).toBe(200)
    const created = await owner.call('POST', `/vectra/devices/${trackerId}/credentials`)
    const { password } = devices.createCredentials.reply.parse(created.body)
    expect(await canConnect({ trackerId, username: trackerId, password })).toBe(true)

    const unowned = await inStock(operator)
    expect((await move(operator, unowned.trackerId, 'stock', 'returned')).status).toBe(200)
    expect(await move(operator, unowned.trackerId, 'returned', 'assigned')).toMatchObject({
      status: 409,
      body: { code: 'no-owner' },
    })
  })

  it('lists what its owner has removed, which goes back into stock', async () => {
    const operator = await anOperator()
    const owner = await anAccount()
    const { trackerId } = await aTracker(owner)
    await owner.call('DELETE', `/vectra/device/${trackerId}`)
    await expect.poll(() => list(operator, 'released', trackerId.slice(0, 12))).toEqual([trackerId])
    expect((await move(operator, trackerId, 'released', 'stock')).status).toBe(200)
    await expect.poll(() => list(operator, 'stock', trackerId.slice(0, 12))).toEqual([trackerId])
  })

  it('lists more than a page in the order of the ids, and knows no foreign cursor', async () => {
    const operator = await anOperator()
    const prefix = aTrackerId()
    const ids = Array.from({ length: 120 }, (_, index) => `${prefix}-${String(index).padStart(3, '0')}`)
    await stock(
      operator,
      ids.map((trackerId) => ({ trackerId, password: aPassword() })),
    )
    await expect.poll(() => list(operator, 'stock', prefix)).toEqual(ids)
    const first = await operator.call('GET', `/operator/trackers?state=stock&text=${prefix}`)
    const { nextCursor } = routes.listTrackers.reply.parse(first.body)
    const foreign = await operator.call(
      'GET',
      `/operator/trackers?state=returned&text=${prefix}&cursor=${encodeURIComponent(nextCursor ?? '')}`,
    )
    expect(foreign).toMatchObject({ status: 400, body: { code: 'invalid-cursor' } })
  })

  it('replaces the password in the console and on the command line, also in stock', async () => {
    const operator = await anOperator()
    const { trackerId, password } = await inStock(operator)
    const created = await operator.call('POST', `/operator/trackers/${trackerId}/credentials`)
    expect(created.status).toBe(201)
    const renewed = routes.renewTrackerCredentials.reply.parse(created.body)
    const { out } = await provision(['--tracker', trackerId, '--local', '--data', inject('dataFolder')])
    const newest = printedValue(out, 'password')
    const owner = await anAccount()
    expect((await add(owner, trackerId)).status).toBe(201)
    const canUse = (secret: string) => canConnect({ trackerId, username: trackerId, password: secret })
    expect([await canUse(password), await canUse(renewed.password), await canUse(newest)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('assigns a tracker to a customer who has a free subscription', async () => {
    const operator = await anOperator()
    const tracker = await inStock(operator)
    const { trackerId } = tracker
    const customer = await anAccount()
    const assign = (email: string) =>
      operator.call('POST', `/operator/trackers/${trackerId}/owner`, { email, deviceName: 'Sea Ray' })
    expect(await assign('nobody@example.com')).toMatchObject({
      status: 404,
      body: { code: 'customer-not-found' },
    })
    expect(await assign(customer.email)).toMatchObject({
      status: 402,
      body: { code: 'subscription-required' },
    })
    await provision(['--account', customer.email, '--grant', '1', '--local', '--data', inject('dataFolder')])
    const assigned = await assign(customer.email.toUpperCase())
    expect(assigned.status).toBe(200)
    expect(assigned.body).toMatchObject({
      tracker: { state: 'assigned', accountId: accountIdOf(customer.accessToken) },
    })
    expect(await deviceOf(customer, trackerId)).toMatchObject({
      deviceName: 'Sea Ray',
      hasSubscription: true,
    })
    expect(await canConnect(tracker)).toBe(true)
    expect(await assign(customer.email)).toMatchObject({ status: 402 })
  })

  it('T106 whatever it does with the tracker of a customer is in the log of that customer, and nowhere else', async () => {
    const operator = await anOperator()
    const [owner, neighbour] = [await anAccount(), await anAccount()]
    const { trackerId } = await aTracker(owner)
    await list(operator, 'assigned', trackerId)
    await operator.call('POST', '/operator/trackers/known', { trackerIds: [trackerId] })
    await stock(operator, [{ trackerId, password: aPassword() }])
    expect(await supportIn(owner)).toEqual([])

    await trackerOf(operator, trackerId)
    await operator.call('POST', `/operator/trackers/${trackerId}/credentials`)
    await move(operator, trackerId, 'assigned', 'returned')
    await move(operator, trackerId, 'returned', 'assigned')
    await operator.call('POST', `/operator/trackers/${trackerId}/owner`, {
      email: owner.email,
      deviceName: 'Sea Ray',
    })
    const entries = (await supportIn(owner)).toReversed()
    expect(entries.map(({ action, outcome, code }) => [action, outcome, code])).toEqual([
      ['getTracker', 'done', null],
      ['renewTrackerCredentials', 'done', null],
      ['moveTracker', 'done', null],
      ['moveTracker', 'done', null],
      ['assignTracker', 'refused', 'subscription-required'],
    ])
    for (const { target, by } of entries)
      expect([target.id, by.memberId]).toEqual([trackerId, accountIdOf(operator.accessToken)])
    expect(JSON.stringify(entries)).not.toContain(owner.email)
    expect(await supportIn(neighbour)).toEqual([])
  })
})
