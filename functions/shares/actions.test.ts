import { describe, expect, it, vi } from 'vitest'
import { type Around, isWithin } from '../../shared/shares/around.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toIso } from '../../shared/time.ts'
import { advance } from '../../shared/tracking/advance.ts'
import { AHEAD_TOLERANCE_MS, type StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { NOTHING_TRACKED } from '../../shared/tracking/tracked.ts'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import type { StoredDevice } from '../stores/devices.ts'
import { type Journey, OPENINGS_SHOWN, type StoredShare } from '../stores/shares.ts'
import { type SharesDeps, shareActions, TRAIL_POINTS_MAX } from './actions.ts'

const OWNER = { accountId: 'owner', wantsAlternative: false, sourceIp: '192.0.2.1' }
const VIEWER = { accountId: '', wantsAlternative: false, sourceIp: '198.51.100.7' }
const NOBODY = { refused: 'not-found' }

const aDevice = (deviceId: string, more: Partial<StoredDevice> = {}): StoredDevice => ({
  accountId: 'owner',
  deviceId,
  trackId: `track-${deviceId}`,
  deviceName: `Boat ${deviceId}`,
  deviceType: 'boat',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
  subscriptionId: `s-${deviceId}`,
  createdAt: toIso(NOON),
  ...more,
})

type Wishes = { hours?: number; endsAt?: number; endsOnArrival?: Around; hidden?: Around }

/** An owner with the given devices, each with a subscription and its positions by its track, at noon. */
function anOwner(devices: StoredDevice[], positions: Record<string, StampedPosition[]> = {}) {
  const shares = new Map<string, StoredShare>()
  const asked: string[] = []
  const kept: Journey[] = []
  let ids = 0
  const found = (shareId: string) => shares.get(shareId) ?? null
  const deps: SharesDeps = {
    shares: {
      create: async (share) => {
        shares.set(share.shareId, share)
      },
      list: async (accountId) => [...shares.values()].filter((share) => share.accountId === accountId),
      getByLink: async (linkId) => {
        asked.push(linkId)
        return [...shares.values()].find((share) => share.linkId === linkId) ?? null
      },
      setActive: async (_accountId, shareId, isActive) => {
        const share = found(shareId)
        if (share !== null) shares.set(shareId, { ...share, isActive })
        return found(shareId)
      },
      delete: async (_accountId, shareId) => shares.delete(shareId),
      countAccess: async (share, at) => {
        const { accessCount, openedAt } = share
        const counted = { accessCount: accessCount + 1, openedAt: [...openedAt, at] }
        shares.set(share.shareId, { ...(found(share.shareId) ?? share), ...counted })
      },
      saveJourney: async (share, journey) => {
        kept.push(journey)
        shares.set(share.shareId, { ...share, journey })
      },
    },
    devices: {
      getMany: async (_accountId, wanted) =>
        wanted.flatMap((id) => devices.find(({ deviceId }) => deviceId === id) ?? []),
    },
    subscriptions: { covers: async (_accountId, subscriptionId) => subscriptionId !== null },
    trails: {
      getLiveItem: async (trackId) => {
        const tracked = (positions[trackId] ?? []).reduce(
          (known, position) => advance(known, position, { now: NOON, deviceType: 'boat' }).tracked,
          NOTHING_TRACKED,
        )
        return { version: 1, tracked, tail: [], latePositions: 0 }
      },
      listPositions: async (trackId) => positions[trackId] ?? [],
      saveReprocessed: async () => undefined,
    },
    isClosed: async () => false,
    readKeys: async () => ({ current: '1', byId: new Map([['1', 'k'.repeat(64)]]) }),
    limits: { guesses: { take: () => 0 }, reads: { take: () => 0 } },
    randomId: () => `${ids++}`.padStart(16, '0'),
    siteUrl: 'https://site.example',
    now: () => NOON,
  }
  const share = async (deviceIds: string[], more: Wishes = {}) => {
    const { hours = 24, endsAt = null, endsOnArrival = null, hidden = null } = more
    const times = { trailDurationHours: hours, expiresAt: endsAt }
    const body = { name: 'Family', ...times, endsOnArrival, hidden, deviceIds }
    const answer = await shareActions(deps).shareDevices({ path: {}, query: undefined, body }, OWNER)
    if (!('reply' in answer)) throw new Error(answer.refused)
    const { shareLink } = answer.reply
    return { ...shareLink, token: shareLink.shareUrl.split('/').at(-1) ?? '' }
  }
  const given = (token: string) => ({ path: { token }, query: undefined, body: undefined })
  const open = (token: string) => shareActions(deps).openShare(given(token), VIEWER)
  const locate = async (token: string) => {
    const answer = await shareActions(deps).readSharedLocation(given(token), VIEWER)
    if (!('reply' in answer)) throw new Error(answer.refused)
    return answer.reply
  }
  const links = async () => {
    const answer = await shareActions(deps).listShares({ path: {}, query: undefined, body: undefined }, OWNER)
    return 'reply' in answer ? answer.reply.shareLinks : []
  }
  return { deps, devices, positions, asked, kept, share, open, locate, links }
}

/** A boat under way until noon: a fix each minute. */
const voyage = (minutes: number, more: Partial<StampedPosition> = {}) =>
  Array.from({ length: minutes + 1 }, (_, minute) =>
    aStampedPosition({
      recordedAt: NOON - (minutes - minute) * MINUTE_MS,
      lat: 26 + minute * 1e-3,
      lng: -80 + Math.sin(minute) * 1e-3,
      speedKmh: 7,
      ...more,
    }),
  )

describe('making a link', () => {
  it('SHR-1 SHR-8 answers the link with its address at the site', async () => {
    const { share, devices } = anOwner([aDevice('A'), aDevice('B')])
    const link = await share(['B', 'A'], { hours: 48, endsAt: NOON + 1 })
    expect(link).toMatchObject({
      name: 'Family',
      isMultiDevice: true,
      deviceIds: ['B', 'A'],
      deviceName: 'Boat B, Boat A',
      isActive: true,
      trailDurationHours: 48,
      createdAt: toIso(NOON),
      expiresAt: toIso(NOON + 1),
      accessCount: 0,
    })
    expect(link.shareUrl).toMatch(/^https:\/\/site\.example\/share\/[\w-]{39}$/)
    expect((await share([devices[0]?.deviceId ?? ''])).isMultiDevice).toBe(false)
  })

  it('SHR-8 T13 one device that is not the owner’s refuses the whole, and keeps nothing', async () => {
    const { share, deps } = anOwner([aDevice('A')])
    await expect(share(['A', 'theirs'])).rejects.toThrow('not-found')
    expect(await deps.shares.list('owner')).toEqual([])
  })

  it.each([
    [-1, 'expires-in-the-past'],
    [0, 'expires-in-the-past'],
    [1, null],
  ])('SHR-1 an end %i ms from now: %j', async (ms, refused) => {
    const { share } = anOwner([aDevice('A')])
    const made = share(['A'], { endsAt: NOON + ms })
    if (refused === null) expect((await made).expiresAt).toBe(toIso(NOON + ms))
    else await expect(made).rejects.toThrow(refused)
  })
})

describe('opening a link', () => {
  it('SHR-6 T37 T38 switched off, expired, deleted, of a closed account, or never made: one answer', async () => {
    const { deps, share, open } = anOwner([aDevice('A')])
    const link = await share(['A'], { endsAt: NOON + DAY_MS })
    expect(await open(link.token)).toHaveProperty('reply')

    await deps.shares.setActive('owner', link.shareId, false)
    expect(await open(link.token)).toEqual(NOBODY)
    await deps.shares.setActive('owner', link.shareId, true)
    expect(await open(link.token)).toHaveProperty('reply')

    deps.now = () => NOON + DAY_MS - 1
    expect(await open(link.token)).toHaveProperty('reply')
    deps.now = () => NOON + DAY_MS
    expect(await open(link.token)).toEqual(NOBODY)
    deps.now = () => NOON

    deps.isClosed = async (accountId) => accountId === 'owner'
    expect(await open(link.token)).toEqual(NOBODY)
    deps.isClosed = async () => false

    await deps.shares.delete('owner', link.shareId)
    expect(await open(link.token)).toEqual(NOBODY)
  })

  it('T36 a token that we never made is refused without a look-up', async () => {
    const { open, share, asked } = anOwner([aDevice('A')])
    const { token } = await share(['A'])
    for (const forged of ['', 'x', token.slice(0, -1), `2${token.slice(1)}`, `${token.slice(0, -1)}_`])
      expect(await open(forged)).toEqual(NOBODY)
    expect(asked).toEqual([])
    await open(token)
    expect(asked).toHaveLength(1)
  })

  it('T37 guesses and reads are limited apart, each by the address of the viewer', async () => {
    const { deps, open, share } = anOwner([aDevice('A')])
    const { token } = await share(['A'])
    const slowed = { refused: 'too-many-requests', retryAfterSeconds: 7 }
    const full = { take: (address: string) => (address === VIEWER.sourceIp ? 7 : 0) }
    deps.limits = { guesses: full, reads: { take: () => 0 } }
    expect(await open('x')).toEqual(slowed)
    expect(await open(token)).toHaveProperty('reply')
    deps.limits = { guesses: { take: () => 0 }, reads: full }
    expect(await open('x')).toEqual(NOBODY)
    expect(await open(token)).toEqual(slowed)
  })

  it('T43 each opening counts one; a count that fails is logged, and the link opens', async () => {
    const { deps, open, share, locate } = anOwner([aDevice('A')])
    const { token } = await share(['A'])
    for (let time = 0; time < 3; time++) await open(token)
    await locate(token)
    expect((await deps.shares.list('owner'))[0]?.accessCount).toBe(3)

    deps.shares.countAccess = async () => {
      throw new Error('throttled')
    }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await open(token)).toEqual({
      reply: {
        shareData: { name: 'Family', deviceName: 'Boat A', trailDurationHours: 24, hidesArea: false },
      },
    })
    expect(logged).toHaveBeenCalledOnce()
    expect(String(logged.mock.calls[0])).not.toContain(token)
    logged.mockRestore()
  })
})

describe('what a link shows', () => {
  it('SHR-6 the place of each device and its trail; in front those of the first that has a place', async () => {
    const { share, locate } = anOwner([aDevice('A'), aDevice('B')], { 'track-B': voyage(3) })
    const shown = await locate((await share(['A', 'B'])).token)
    const [a, b] = shown.devices
    expect(a).toEqual({ deviceName: 'Boat A', location: null, trail: [] })
    expect(b?.trail).toHaveLength(4)
    expect(b?.location).toEqual(b?.trail.at(-1))
    expect(shown).toMatchObject({ isMultiDevice: true, location: b?.location, trail: b?.trail })
  })

  it('T40 the trail of the hours of the link, both ends included, whatever is stored', async () => {
    const at = (recordedAt: number) => aStampedPosition({ recordedAt })
    const to = NOON + AHEAD_TOLERANCE_MS
    const stored = [NOON - HOUR_MS - 1, NOON - HOUR_MS, NOON, to, to + 1].map(at)
    const { share, locate } = anOwner([aDevice('A')], { 'track-A': stored })
    const { trail } = await locate((await share(['A'], { hours: 1 })).token)
    expect(trail.map(({ timestampIso }) => timestampIso)).toEqual([NOON - HOUR_MS, NOON, to].map(toIso))
  })

  it('T19 T40 a device without its subscription is gone from it, and back with it', async () => {
    const { devices, share, locate, open } = anOwner([aDevice('A'), aDevice('B')], { 'track-A': voyage(3) })
    const { token } = await share(['A', 'B'])
    devices[0] = aDevice('A', { subscriptionId: null })
    const names = async () => (await locate(token)).devices.map(({ deviceName }) => deviceName)
    expect(await names()).toEqual(['Boat B'])
    expect(await open(token)).toMatchObject({ reply: { shareData: { deviceName: 'Boat B' } } })
    devices[0] = aDevice('A')
    expect(await names()).toEqual(['Boat A', 'Boat B'])
  })

  it('T18 T40 so is one that was given up, also when it was added again: its track is another', async () => {
    const track = { 'track-A': voyage(3), again: voyage(3) }
    const { devices, share, locate } = anOwner([aDevice('A')], track)
    const { token } = await share(['A'])
    const nothing = { isMultiDevice: false, location: null, trail: [], devices: [] }
    devices[0] = aDevice('A', { trackId: 'again' })
    expect(await locate(token)).toEqual(nothing)
    devices.length = 0
    expect(await locate(token)).toEqual(nothing)
  })

  it('SHR-8 the links of a device are those that still show it', async () => {
    const { deps, devices, share } = anOwner([aDevice('A'), aDevice('B')])
    const both = await share(['A', 'B'])
    deps.now = () => NOON + 1
    const one = await share(['A'])
    const linksOf = async (id: string) => {
      const answer = await shareActions(deps).listSharesOfDevice(
        { path: { id }, query: undefined, body: undefined },
        OWNER,
      )
      return 'reply' in answer ? answer.reply.shareLinks.map(({ shareId }) => shareId) : answer.refused
    }
    expect(await linksOf('A')).toEqual([one.shareId, both.shareId])
    expect(await linksOf('B')).toEqual([both.shareId])
    devices[1] = aDevice('B', { trackId: 'again' })
    expect(await linksOf('B')).toEqual([])
    expect(await linksOf('theirs')).toBe('not-found')
  })

  it('SHR-5 a trail of too many points keeps its shape in as many as a viewer gets', async () => {
    const week = voyage(TRAIL_POINTS_MAX)
    const { share, locate } = anOwner([aDevice('A'), aDevice('B')], { 'track-A': week, 'track-B': week })
    const one = await locate((await share(['A'], { hours: 168 })).token)
    expect(one.trail.length).toBeLessThanOrEqual(TRAIL_POINTS_MAX)
    expect(one.trail.length).toBeGreaterThan(TRAIL_POINTS_MAX / 10)
    const two = await locate((await share(['A', 'B'], { hours: 168 })).token)
    const all = two.devices.flatMap(({ trail }) => trail)
    expect(all.length).toBeLessThanOrEqual(TRAIL_POINTS_MAX)
    expect(two.devices[1]?.trail.at(-1)).toEqual(two.devices[1]?.location)
  })
})

describe('who opened it', () => {
  it('SHR-6 the owner reads the last twenty times, the newest first, and nothing of who it was', async () => {
    const { deps, share, open, links } = anOwner([aDevice('A')])
    const { token } = await share(['A'])
    expect((await links())[0]?.lastOpenings).toEqual([])
    for (let minute = 0; minute <= OPENINGS_SHOWN; minute++) {
      deps.now = () => NOON + minute * MINUTE_MS
      await open(token)
    }
    const [link] = await links()
    expect(link?.accessCount).toBe(OPENINGS_SHOWN + 1)
    expect(link?.lastOpenings).toHaveLength(OPENINGS_SHOWN)
    expect(link?.lastOpenings[0]).toBe(toIso(NOON + OPENINGS_SHOWN * MINUTE_MS))
    expect(link?.lastOpenings.at(-1)).toBe(toIso(NOON + MINUTE_MS))
    expect(JSON.stringify(await deps.shares.list('owner'))).not.toContain(VIEWER.sourceIp)
  })
})

describe('a link that ends on arrival', () => {
  /** At 26.01, ten steps into a voyage. */
  const HARBOUR = { lat: 26.01, lng: -80, radiusM: 300 }
  const track = 'track-A'

  /** A boat that is shared at noon, with a clock that goes on and fixes that come then. */
  async function underWay(more: Wishes = {}, known: StampedPosition[] = []) {
    const owner = anOwner([aDevice('A'), aDevice('B')], { [track]: known })
    const link = await owner.share(['A', 'B'], { endsOnArrival: HARBOUR, ...more })
    const comes = (minute: number, lat: number) => {
      owner.positions[track]?.push(aStampedPosition({ recordedAt: NOON + minute * MINUTE_MS, lat, lng: -80 }))
    }
    const at = (minute: number) => {
      owner.deps.now = () => NOON + minute * MINUTE_MS
    }
    return { ...owner, link, comes, at }
  }

  it('SHR-6 T37 shows the way there, and nothing from the first fix there on, as if it had expired', async () => {
    const { link, comes, at, open, locate, links } = await underWay()
    comes(1, 26.0)
    at(1)
    expect((await locate(link.token)).location).toMatchObject({ lat: 26 })
    expect((await links())[0]).toMatchObject({ endsOnArrival: HARBOUR, arrival: null })
    comes(2, 26.009)
    at(2)
    expect(await open(link.token)).toEqual(NOBODY)
    await expect(locate(link.token)).rejects.toThrow('not-found')
    const arrival = { deviceName: 'Boat A', at: toIso(NOON + 2 * MINUTE_MS) }
    expect((await links())[0]).toMatchObject({ isActive: true, arrival })
  })

  it('SHR-6 stays ended when the device leaves again, and when the link is switched on again', async () => {
    const { deps, link, comes, at, open } = await underWay()
    comes(1, 26.01)
    comes(2, 26.1)
    at(60 * 24 * 30)
    expect(await open(link.token)).toEqual(NOBODY)
    const on = { path: { shareId: link.shareId }, query: undefined, body: { isActive: true } }
    await shareActions(deps).switchShare(on, OWNER)
    deps.trails.listPositions = async () => []
    expect(await open(link.token)).toEqual(NOBODY)
  })

  it('SHR-6 is ended by whichever of its devices is there first, and its owner reads so without any viewer', async () => {
    const { positions, comes, at, links } = await underWay()
    positions['track-B'] = [aStampedPosition({ recordedAt: NOON + 2 * MINUTE_MS, lat: 26.01, lng: -80 })]
    comes(3, 26.01)
    at(4)
    expect((await links())[0]?.arrival).toEqual({ deviceName: 'Boat B', at: toIso(NOON + 2 * MINUTE_MS) })
  })

  it('SHR-6 waits for a device that is there already to leave first', async () => {
    const there = [aStampedPosition({ recordedAt: NOON - MINUTE_MS, lat: 26.01, lng: -80 })]
    const { link, comes, at, open } = await underWay({}, there)
    comes(1, 26.01)
    at(1)
    expect(await open(link.token)).toHaveProperty('reply')
    comes(2, 26.02)
    at(2)
    expect(await open(link.token)).toHaveProperty('reply')
    comes(3, 26.01)
    at(3)
    expect(await open(link.token)).toEqual(NOBODY)
  })

  it('SHR-6 does not end by a fix that is held, nor by one of before the link was made', async () => {
    const before = [
      aStampedPosition({ recordedAt: NOON - 2 * MINUTE_MS, lat: 26.01, lng: -80 }),
      aStampedPosition({ recordedAt: NOON - MINUTE_MS, lat: 26.1, lng: -80 }),
    ]
    const { positions, link, comes, at, open } = await underWay({}, before)
    comes(1, 26.1)
    const inaccurate = { recordedAt: NOON + 2 * MINUTE_MS, lat: 26.01, lng: -80, accuracyM: 400 }
    positions[track]?.push(aStampedPosition(inaccurate))
    at(3)
    expect(await open(link.token)).toHaveProperty('reply')
  })

  it('SHR-6 ends by a fix that comes a day late, although the link was looked at since', async () => {
    const { positions, kept, link, comes, at, open } = await underWay()
    comes(1, 26.1)
    comes(30, 26.1)
    for (const minute of [2, 30, 60, 90]) {
      at(minute)
      expect(await open(link.token)).toHaveProperty('reply')
    }
    // Seldom written while there is no news: at its start and after an hour.
    expect(kept.length).toBeLessThanOrEqual(2)
    const late = aStampedPosition({ recordedAt: NOON + 15 * MINUTE_MS, lat: 26.01, lng: -80 })
    positions[track]?.splice(1, 0, late)
    at(23 * 60)
    expect(await open(link.token)).toEqual(NOBODY)
  })

  it('SHR-6 is written once an hour while there is no news', async () => {
    const { kept, link, at, open } = await underWay()
    for (const minute of [1, 59, 60, 61, 119, 120]) {
      at(minute)
      await open(link.token)
    }
    expect(kept.map(({ judgedTo }) => (judgedTo - NOON) / MINUTE_MS)).toEqual([60, 120])
  })
})

describe('a link that hides an area', () => {
  const HOME = { lat: 26.01, lng: -80, radiusM: 300 }

  it('SHR-6 shows neither where the device is in it nor its trail through it, and where it comes out again', async () => {
    const way = Array.from({ length: 31 }, (_, minute) =>
      aStampedPosition({ recordedAt: NOON - (30 - minute) * MINUTE_MS, lat: 26 + minute * 1e-3, lng: -80 }),
    )
    const { share, locate, open } = anOwner([aDevice('A')], { 'track-A': way })
    const plain = await locate((await share(['A'])).token)
    const { token } = await share(['A'], { hidden: HOME })
    const { location, trail } = await locate(token)
    expect(location).toEqual(plain.location)
    expect(plain.trail).toHaveLength(way.length)
    expect(trail.length).toBeLessThan(plain.trail.length - 4)
    expect(trail.some((point) => isWithin(HOME, point))).toBe(false)
    const resumed = trail.filter(({ resumes }) => resumes)
    expect(resumed).toHaveLength(1)
    expect(resumed[0]?.lat).toBeGreaterThan(HOME.lat)
    expect(plain.trail.some(({ resumes }) => resumes)).toBe(false)
    expect(await open(token)).toMatchObject({ reply: { shareData: { hidesArea: true } } })
  })

  it('SHR-6 has no location while the device is in it, and shows the trail that led there', async () => {
    const way = Array.from({ length: 11 }, (_, minute) =>
      aStampedPosition({ recordedAt: NOON - (10 - minute) * MINUTE_MS, lat: 26 + minute * 1e-3, lng: -80 }),
    )
    const { share, locate } = anOwner([aDevice('A')], { 'track-A': way })
    const { location, trail, devices } = await locate((await share(['A'], { hidden: HOME })).token)
    expect(location).toBeNull()
    expect(devices[0]?.location).toBeNull()
    expect(devices[0]?.trail.length).toBeGreaterThan(0)
    expect(trail).toEqual([])
  })
})

describe('a link that shows nothing', () => {
  /** Few enough for a test, and more than half of them would have to be slow to move the median. */
  const SAMPLES = 2_000
  const GAP_MAX_MS = 1

  it('T37 takes as long and asks as much whether it was switched off or has expired, or arrived', async () => {
    const { deps, share, open, asked } = anOwner([aDevice('A')])
    const off = await share(['A'])
    const expired = await share(['A'], { endsAt: NOON + 1 })
    const arrived = await share(['A'], { endsOnArrival: { lat: 0, lng: 0, radiusM: 50 } })
    await deps.shares.setActive('owner', off.shareId, false)
    deps.now = () => NOON + 1
    for (const one of await deps.shares.list('owner'))
      if (one.shareId === arrived.shareId && one.journey !== null)
        await deps.shares.saveJourney(one, { ...one.journey, arrival: { deviceId: 'A', at: NOON } })
    asked.length = 0
    const reads: string[] = []
    deps.devices.getMany = async () => {
      reads.push('devices')
      return []
    }
    const took: Record<string, number[]> = { off: [], expired: [], arrived: [] }
    for (let sample = 0; sample < SAMPLES; sample++)
      for (const [kind, { token }] of Object.entries({ off, expired, arrived })) {
        const began = performance.now()
        expect(await open(token)).toEqual(NOBODY)
        took[kind]?.push(performance.now() - began)
      }
    expect(asked).toHaveLength(3 * SAMPLES)
    expect(reads).toEqual([])
    const medians = Object.values(took).map((times) => times.toSorted((a, b) => a - b)[SAMPLES / 2] ?? 0)
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(GAP_MAX_MS)
  })
})
