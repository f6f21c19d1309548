import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { notifiedAccounts } from '../../../test/make/notify/notified-account.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { boats, HARBOUR } from '../../../test/make/watching/a-boat.ts'
import { floatPlanCalls } from '../../../test/make/watching/a-float-plan.ts'
import { tickUntil } from '../../../test/make/watching/tick-until.ts'
import { aFix } from '../../../test/make/watching/watched-account.ts'
import { deviceActions } from '../due-devices/actions.ts'

const anAccount = notifiedAccounts()
const aBoat = boats()

const CREW = 'crew@example.org'
const SISTER = '+12025550177'
/** The plan of the tests, 30 minutes after noon. */
const RETURN_BY = NOON + 30 * MINUTE_MS

type Boat = Awaited<ReturnType<typeof aBoat>>

const ofType = ({ account }: Boat, deviceType: string) =>
  floatPlanCalls({
    ...account,
    stores: {
      ...account.stores,
      devices: { ...account.stores.devices, get: async () => ({ ...account.device, deviceType }) },
    },
  })

describe('LIV-7 a float plan', () => {
  it('is set, read, and ended', async () => {
    const { account, get, put, end } = await aBoat()
    expect(await get()).toEqual({ reply: { floatPlan: null } })
    const floatPlan = {
      returnBy: toIso(RETURN_BY),
      to: 'Bimini',
      people: 4,
      contacts: [],
      waitingFor: [],
      geofenceId: HARBOUR,
      setAt: toIso(account.clock.now),
      setBy: account.accountId,
      state: 'out',
    }
    expect(await put({ geofenceId: HARBOUR })).toEqual({ reply: { floatPlan } })
    expect(await get()).toEqual({ reply: { floatPlan } })
    expect(await end()).toEqual({ reply: { floatPlan: null } })
    expect(await get()).toEqual({ reply: { floatPlan: null } })
    expect(await end()).toEqual({ reply: { floatPlan: null } })
  })

  it.each([
    [0, { refused: 'return-in-the-past' }],
    [1, { reply: {} }],
    [31 * DAY_MS, { reply: {} }],
    [31 * DAY_MS + 1, { refused: 'return-too-late' }],
  ])('with a return in %d ms is %j', async (inMs, expected) => {
    const { account, put } = await aBoat()
    expect(await put({ returnBy: toIso(account.clock.now + inMs) })).toMatchObject(expected)
  })

  it('is refused for a car, and for an unknown, a switched off or another boat’s harbour', async () => {
    const boat = await aBoat()
    expect(await ofType(boat, 'car').put()).toEqual({ refused: 'not-a-boat' })
    const { account, put } = boat
    const { geofences } = account.stores
    const harbour = await geofences.get(account.accountId, HARBOUR)
    if (harbour === null) throw new Error('The account has no harbour')
    const others = [
      { geofenceId: 'harbour-00000002', active: false },
      { geofenceId: 'harbour-00000003', deviceIds: ['VAN-1'] },
    ]
    for (const other of others) await geofences.create({ ...harbour, ...other }, NOON)
    for (const geofenceId of ['harbour-00000009', ...others.map((one) => one.geofenceId)])
      expect(await put({ geofenceId })).toMatchObject({
        refused: 'not-found',
        more: { errors: [{ path: 'geofenceId' }] },
      })
  })

  it('is none of anybody else', async () => {
    const { get, put, end } = await aBoat()
    const other = aCaller('somebody-else')
    for (const call of [get(other), put({}, other), end(other)])
      expect(await call).toEqual({ refused: 'not-found' })
  })

  it('that is set twice is the second one, which can be extended after its harbour was deleted', async () => {
    const { account, put, get, sail, state, waitUntil } = await aBoat()
    await put({ geofenceId: HARBOUR })
    await put({ to: 'Nassau', people: 2, geofenceId: HARBOUR })
    expect(await get()).toMatchObject({ reply: { floatPlan: { to: 'Nassau', people: 2 } } })
    await account.stores.geofences.delete(account.accountId, HARBOUR, NOON)
    await sail(10, [700, 1_200, 700, 0])
    await waitUntil(31)
    expect(await state()).toBe('reminded')
    const later = { returnBy: toIso(NOON + 90 * MINUTE_MS), geofenceId: HARBOUR }
    expect(await put(later)).toMatchObject({ reply: { floatPlan: { state: 'out' } } })
  })
})

describe('LIV-7 a boat that is not back', () => {
  it.each([
    [30, 'out', []],
    [31, 'reminded', ['12:30 returnDue Bimini']],
    [60, 'reminded', ['12:30 returnDue Bimini']],
    [61, 'overdue', ['12:30 returnDue Bimini', '13:00 overdue Bimini']],
  ])('is, after %d minutes, %s', async (minutes, expected, events) => {
    const { put, state, raised, waitUntil } = await aBoat()
    await put()
    await waitUntil(minutes)
    expect(await state()).toBe(expected)
    expect(await raised()).toEqual(events)
  })

  it('reminds its skipper, then tells the contacts who agreed, and nobody twice', async () => {
    const { account, put, agree, sent, waitUntil, get } = await aBoat()
    await agree(`email:${CREW}`)
    await agree(`sms:${SISTER}`)
    const contacts = [CREW, SISTER, 'stranger@example.org']
    await put({ contacts })
    expect(await get()).toMatchObject({ reply: { floatPlan: { waitingFor: ['stranger@example.org'] } } })
    await waitUntil(62)
    expect(sent().toSorted()).toEqual(
      [
        'stranger@example.org: mia@example.com wants to name you as a contact for a boat trip',
        'mia@example.com: Boat isn’t back from Bimini, planned for 8:30 AM',
        'mia@example.com: Boat is overdue: not back from Bimini by 9:00 AM',
        `${CREW}: Boat is overdue: not back from Bimini by 9:00 AM`,
      ].toSorted(),
    )
    expect(account.texts.map(({ to }) => to)).toEqual([SISTER])
    await waitUntil(70)
    expect(sent()).toHaveLength(4)
  })

  it('is described to a contact: where to, who, since when, where last and a link, but not to sign in', async () => {
    const { account, put, agree, waitUntil, sail } = await aBoat()
    await agree(`email:${CREW}`)
    await agree(`sms:${SISTER}`)
    await put({ contacts: [CREW, SISTER] })
    await sail(20, [700])
    await waitUntil(62)
    const email = account.emails.find(({ to }) => to === CREW)
    const [share] = await account.stores.shares.list(account.accountId)
    for (const part of [
      'Destination: Bimini',
      'People on board: 4',
      'Planned return: ',
      /Last position: 26\.10000, -80\.09\d+ \(40 minutes ago\)/,
      `https://track.example.com/share/${share?.linkId}`,
    ])
      expect(email?.text).toMatch(part)
    expect(email?.text).not.toContain('/dashboard')
    expect(account.emails.find(({ to }) => to === 'mia@example.com')?.text).toContain(
      '/dashboard/devices/SEA240',
    )
    expect(account.texts[0]?.text).toMatch(
      /^Vectra: Boat is overdue.* On board: 4\. .*26\.10000.* https:\/\/track\.example\.com\/share\//,
    )
    expect(share).toMatchObject({
      name: 'Boat: Bimini',
      endsAt: RETURN_BY + 30 * MINUTE_MS + DAY_MS,
      devices: [{ trackId: account.device.trackId }],
    })
  })

  it('that never sent a position is said to be so', async () => {
    const account = await anAccount([])
    const { put } = floatPlanCalls(account)
    await put({ contacts: ['mia@example.com'] })
    await account.runUntil(NOON + 62 * MINUTE_MS)
    const texts = account.emails.map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain('Last position: not known')
  })

  it('tells its contacts although the account has switched off emails, and in its quiet hours', async () => {
    const { account, put, agree, sent, waitUntil } = await aBoat()
    const { accountId, stores } = account
    await stores.preferences.update(accountId, {
      'notifications.email': false,
      'notifications.quietFrom': '00:00',
      'notifications.quietTo': '23:00',
    })
    await stores.snoozes.save(accountId, { kind: 'device', id: 'SEA240' }, NOON + DAY_MS, NOON, 10)
    await agree(`email:${CREW}`)
    await put({ contacts: [CREW] })
    await waitUntil(62)
    expect(sent()).toEqual([`${CREW}: Boat is overdue: not back from Bimini by 9:00 AM`])
  })

  it('is overdue no more once it is extended, and its link is gone', async () => {
    const { account, put, state, sent, waitUntil } = await aBoat()
    await put()
    await waitUntil(62)
    expect(await account.stores.shares.list(account.accountId)).toHaveLength(1)
    await put({ returnBy: toIso(NOON + 120 * MINUTE_MS) })
    expect(await account.stores.shares.list(account.accountId)).toEqual([])
    await waitUntil(119)
    expect(await state()).toBe('out')
    expect(sent().slice(2)).toEqual(['mia@example.com: Boat is no longer overdue: now due back at 10:00 AM'])
    await waitUntil(121)
    expect(await state()).toBe('reminded')
    expect(sent()).toHaveLength(4)
  })

  it('whose reminder was not sent yet is not reminded of once it is back', async () => {
    const { account, put, end, raised, sent } = await aBoat()
    await put()
    await tickUntil(account, NOON + 31 * MINUTE_MS)
    expect(await raised()).toHaveLength(1)
    await end()
    await account.notify()
    expect(sent()).toEqual([])
  })

  it.each([
    ['stale', 29 * MINUTE_MS],
    ['run twice', 30 * MINUTE_MS],
  ])('raises nothing when its work is %s', async (_, at) => {
    const { account, put, raised, waitUntil } = await aBoat()
    await put()
    await waitUntil(31)
    const before = await raised()
    const { accountId, device, stores, announce } = account
    const work = { kind: 'floatPlan' as const, accountId, deviceId: device.deviceId, trackId: device.trackId }
    const never = () => Promise.reject(new Error('not used'))
    const actions = deviceActions({
      ...stores,
      announce,
      watchOf: never,
      randomId: () => '',
      clock: () => account.clock.now,
    })
    await actions.floatPlan({ ...work, at: NOON + at })
    expect(await raised()).toEqual(before)
  })
})

describe('LIV-7 the return of a boat', () => {
  it('to its harbour ends the plan, and no message is sent', async () => {
    const { put, sail, state, raised, waitUntil } = await aBoat()
    await put({ geofenceId: HARBOUR })
    await sail(1, [100, 700, 1_200])
    expect(await state()).toBe('out')
    await sail(4, [700, 0])
    expect(await state()).toBe('ended')
    await waitUntil(62)
    expect(await raised()).toEqual([])
  })

  it('is seen by an instance that knew the boat before the plan, which was set at sea', async () => {
    const { put, sail, state } = await aBoat()
    await sail(1, [700, 1_200, 1_500])
    await put({ geofenceId: HARBOUR })
    await sail(4, [1_200, 700])
    expect(await state()).toBe('out')
    await sail(6, [100])
    expect(await state()).toBe('ended')
  })

  it('that was overdue ends its link within a minute or two', async () => {
    const { account, put, sail, state, waitUntil } = await aBoat()
    await put({ geofenceId: HARBOUR })
    await sail(1, [700, 1_200])
    await waitUntil(62)
    expect(await state()).toBe('overdue')
    await sail(63, [700, 100])
    expect(await state()).toBe('ended')
    await waitUntil(67)
    expect(await account.stores.shares.list(account.accountId)).toEqual([])
    expect(await state()).toBe('ended')
  })

  it('without a plan costs no read of what is watched, and with one a single read', async () => {
    const account = await anAccount([])
    const record = account.anInstance()
    for (const second of [0, 60, 120]) await record(aFix(second, 0))
    expect(account.reads.watches).toBe(0)
    await floatPlanCalls(account).put()
    for (const second of [180, 240, 300]) await record(aFix(second, 0))
    expect(account.reads.watches).toBe(1)
    expect(account.clock.now).toBeGreaterThan(NOON + 300 * SECOND_MS)
  })
})
