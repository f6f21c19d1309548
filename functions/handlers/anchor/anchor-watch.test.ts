import { describe, expect, it } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { ANCHOR, anchoredAccount, boatFix } from '../../../test/make/watching/an-anchored-account.ts'
import { watchedAccounts } from '../../../test/make/watching/watched-account.ts'

const anAccount = watchedAccounts()

/** A boat 20 m east of where its anchor will be, at noon. */
async function aBoat() {
  const account = await anAccount([])
  const boat = anchoredAccount(account)
  await boat.record(boatFix(0, 20))
  return { ...boat, account }
}

/** The same account, but its device is of another type. */
const ofType = (account: Awaited<ReturnType<typeof anAccount>>, deviceType: string) =>
  anchoredAccount({
    ...account,
    stores: {
      ...account.stores,
      devices: { ...account.stores.devices, get: async () => ({ ...account.device, deviceType }) },
    },
  })

const HERE = { anchor: null, radiusM: 40 }
const THERE = { anchor: ANCHOR, radiusM: 40 }

describe('an anchor watch', () => {
  it('is set where the boat is, read, and lifted', async () => {
    const { account, set, get, lift } = await aBoat()
    expect(await get()).toEqual({ reply: { anchorWatch: null } })
    const result = await set(HERE)
    expect(result).toMatchObject({
      reply: {
        anchorWatch: {
          deviceId: 'SEA240',
          radiusM: 40,
          setAt: toIso(account.clock.now),
          setBy: account.accountId,
          state: 'watching',
          acknowledgedAt: null,
          endedBecause: null,
        },
        warnings: [],
      },
    })
    if (!('reply' in result)) throw new Error('refused')
    expect(result.reply.anchorWatch.anchor.longitude).toBeCloseTo(-80.0998, 4)
    expect(await get()).toEqual({ reply: { anchorWatch: result.reply.anchorWatch } })
    expect(await lift()).toEqual({ reply: { anchorWatch: null } })
    expect(await get()).toEqual({ reply: { anchorWatch: null } })
    expect(await lift()).toEqual({ reply: { anchorWatch: null } })
  })

  it('calls the webhook of the watch before, unless it has another one or none', async () => {
    const { set, get, lift } = await aBoat()
    const [siren, lamp] = ['https://boat.example.org/siren', 'https://boat.example.org/lamp']
    const called = async () => {
      const read = await get()
      return 'reply' in read ? read.reply.anchorWatch?.webhookUrl : read.refused
    }
    await set(HERE)
    expect(await called()).toBeNull()
    await set({ ...HERE, webhookUrl: siren })
    await set({ ...HERE, radiusM: 50 })
    expect(await called()).toBe(siren)
    await set({ ...HERE, webhookUrl: lamp })
    expect(await called()).toBe(lamp)
    await set({ ...HERE, webhookUrl: null })
    expect(await called()).toBeNull()
    await set({ ...HERE, webhookUrl: siren })
    await lift()
    await set(HERE)
    expect(await called()).toBeNull()
  })

  it.each([
    'http://boat.example.org',
    'https://192.0.2.7',
    'https://vectra.example.com/x',
    'https://nas.local',
  ])('T89 calls no webhook at %s', async (webhookUrl) => {
    const { set, get } = await aBoat()
    expect(await set({ ...HERE, webhookUrl })).toEqual({
      refused: 'webhook-not-public',
      more: { errors: [{ path: 'webhookUrl', code: 'webhook-not-public' }] },
    })
    expect(await get()).toEqual({ reply: { anchorWatch: null } })
  })

  it('that is adjusted stays the watch of whoever set it, with another radius', async () => {
    const { account, set, record } = await aBoat()
    await set(THERE)
    const setAt = toIso(account.clock.now)
    await record(boatFix(60, 22))
    const crew = aCaller(account.accountId, { role: 'operator', grants: [], tags: null }, 'crew')
    expect(await set({ ...THERE, radiusM: 60 }, crew)).toMatchObject({
      reply: { anchorWatch: { setAt, setBy: account.accountId, radiusM: 60, distanceM: 22 } },
    })
  })

  it('says what may be wrong with it', async () => {
    const { record, set, tickTo } = await aBoat()
    await record(boatFix(10, 21, { accuracyM: 45 }))
    expect(await set(THERE)).toMatchObject({ reply: { warnings: ['radius-below-accuracy'] } })
    await record(boatFix(20, 41, { accuracyM: 40 }))
    expect(await set(THERE)).toMatchObject({ reply: { warnings: ['outside-radius'] } })
    await record(boatFix(30, 20, { reportIntervalSeconds: 1_800 }))
    expect(await set(THERE)).toMatchObject({ reply: { warnings: ['tracker-asleep'] } })
    await tickTo(2 * 3_600)
    expect(await set(THERE)).toMatchObject({ reply: { warnings: ['no-recent-position'] } })
  })

  it('is refused 2 km away, without a recent position, and for a car', async () => {
    const { account, set, tickTo } = await aBoat()
    const anchor = { ...ANCHOR, latitude: ANCHOR.latitude + 0.018 }
    expect(await set({ anchor, radiusM: 40 })).toEqual({ refused: 'anchor-too-far' })
    await tickTo(660)
    expect(await set(HERE)).toEqual({ refused: 'boat-not-located' })
    for (const deviceType of ['car', 'jetski', 'kayak'])
      expect(await ofType(account, deviceType).set(THERE), deviceType).toEqual({ refused: 'not-a-boat' })
  })

  it('is set for a sailboat and a yacht', async () => {
    for (const deviceType of ['sailboat', 'yacht']) {
      const { account } = await aBoat()
      expect(await ofType(account, deviceType).set(THERE), deviceType).toHaveProperty('reply')
    }
  })

  it('is none for others, and cannot be acknowledged where none is set', async () => {
    const { actions, account, acknowledge } = await aBoat()
    const input = { path: { deviceId: 'SEA240' }, query: undefined, body: undefined }
    expect(await actions.getAnchorWatch(input, aCaller('somebody-else'))).toEqual({ refused: 'not-found' })
    expect(await acknowledge()).toEqual({ refused: 'not-found' })
    expect(account.queued).toEqual([])
  })

  it('set twice at once is one watch', async () => {
    const { set, get } = await aBoat()
    const results = await Promise.all([set(THERE), set({ ...THERE, radiusM: 50 })])
    expect(results.every((result) => 'reply' in result)).toBe(true)
    const found = await get()
    if (!('reply' in found)) throw new Error('refused')
    expect([40, 50]).toContain(found.reply.anchorWatch?.radiusM)
  })
})

describe('the alarm of a drag', () => {
  /** Half an hour at 30 m, then 0.8 knots away from the anchor: a fix every 30 s. */
  const aDrag = (from: number, fixes: number) =>
    Array.from({ length: fixes }, (_, index) => boatFix(from + index * 30, 30 + Math.max(0, index - 60) * 12))

  it('is raised once, stays until it is acknowledged, and says by whom', async () => {
    const { account, set, get, sail, raised, acknowledge } = await aBoat()
    await set(THERE)
    await sail(aDrag(30, 66))
    expect(await raised()).toEqual(['12:32:30 dragging 78'])
    expect(account.queued).toHaveLength(1)
    expect(await get()).toMatchObject({ reply: { anchorWatch: { state: 'dragging', acknowledgedAt: null } } })
    expect(await acknowledge()).toMatchObject({
      reply: { anchorWatch: { state: 'dragging', acknowledgedBy: account.accountId } },
    })
    const again = await acknowledge(aCaller(account.accountId, undefined, 'later'))
    expect(again).toMatchObject({ reply: { anchorWatch: { acknowledgedBy: account.accountId } } })
  })

  it.each([
    [179, 1],
    [241, 2],
  ])('that nobody acknowledges: %d s after it, it was raised %d times', async (seconds, times) => {
    const { account, set, sail, tickTo, raised } = await aBoat()
    await set(THERE)
    await sail(aDrag(30, 66))
    const raisedAt = (account.clock.now - NOON) / 1_000
    await tickTo(raisedAt + seconds)
    expect((await raised()).filter((one) => one.includes('dragging'))).toHaveLength(times)
  })

  it('that was acknowledged is not raised again', async () => {
    const { account, set, sail, tickTo, raised, acknowledge } = await aBoat()
    await set(THERE)
    await sail(aDrag(30, 66))
    await acknowledge()
    await tickTo((account.clock.now - NOON) / 1_000 + 9 * 60)
    expect(await raised()).toEqual(['12:32:30 dragging 78'])
  })
})

describe('silence', () => {
  it.each([
    [599, []],
    [661, ['12:10:00 noPosition 10']],
  ])('of %d s raises %j', async (seconds, expected) => {
    const { set, record, tickTo, raised, get } = await aBoat()
    await set(THERE)
    await record(boatFix(0.1, 20, { receivedAt: NOON }))
    await tickTo(seconds)
    expect((await raised()).map((one) => one.replace(/:\d\d /, ':00 '))).toEqual(expected)
    const state = expected.length === 0 ? 'watching' : 'noPosition'
    expect(await get()).toMatchObject({ reply: { anchorWatch: { state } } })
  })

  it.each([
    [59, 0],
    [61, 1],
  ])('of a tracker that reports every half hour, %d min long, is raised %d times', async (minutes, times) => {
    const { record, set, tickTo, raised } = await aBoat()
    await record(boatFix(1, 20, { reportIntervalSeconds: 1_800 }))
    await set(THERE)
    await tickTo(minutes * 60)
    expect(await raised()).toHaveLength(times)
  })

  it.each([
    [299, 0],
    [361, 1],
  ])(
    'of a boat whose owner wants to know after 5 minutes, %d s long, is raised %d times',
    async (seconds, times) => {
      const { set, record, tickTo, raised, get } = await aBoat()
      await set({ ...THERE, silentAfterMinutes: 5 })
      await record(boatFix(0.1, 20, { receivedAt: NOON }))
      await tickTo(seconds)
      expect(await raised()).toHaveLength(times)
      expect(await get()).toMatchObject({ reply: { anchorWatch: { silentAfterMinutes: 5 } } })
    },
  )

  it.each([
    ['later', 15, 840, 961],
    ['earlier', 5, 360, 481],
  ])('comes %s if that changes, and another radius keeps it', async (_, minutes, quietUntil, raisedBy) => {
    const { set, record, tickTo, raised } = await aBoat()
    await set(THERE)
    await record(boatFix(0.1, 20, { receivedAt: NOON }))
    await tickTo(360)
    await set({ ...THERE, silentAfterMinutes: minutes })
    await set({ ...THERE, radiusM: 60 })
    await tickTo(quietUntil)
    expect(await raised()).toEqual([])
    await tickTo(raisedBy)
    expect(await raised()).toHaveLength(1)
  })

  it('is over with the next position, and is not raised again then', async () => {
    const { set, record, tickTo, raised, get } = await aBoat()
    await set(THERE)
    await tickTo(11 * 60)
    await record(boatFix(11 * 60 + 30, 20))
    expect(await get()).toMatchObject({ reply: { anchorWatch: { state: 'watching' } } })
    await tickTo(20 * 60)
    expect(await raised()).toHaveLength(1)
  })

  it('costs one piece of due work in ten minutes, however often the boat reports', async () => {
    const { account, set, sail } = await aBoat()
    await set(THERE)
    await sail(Array.from({ length: 9 }, (_, index) => boatFix(60 + index * 60, 20)))
    expect((await account.dueKinds()).filter((kind) => kind === 'anchor')).toEqual([])
    const { accountId } = account
    const later = (await account.dueOf(NOON + 10 * MINUTE_MS)).map(({ work }) => work)
    expect(later.filter((work) => JSON.stringify(work).includes(accountId))).toMatchObject([
      { kind: 'anchor' },
    ])
  })
})
