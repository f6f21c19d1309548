import { describe, expect, it, vi } from 'vitest'
import { isInCircle } from '../../../shared/shares/circle.ts'
import { HOUR_MS, MINUTE_MS, toIso } from '../../../shared/time.ts'
import { AHEAD_TOLERANCE_MS } from '../../../shared/tracking/judging/clock.ts'
import { NOT_FOUND, shareOwners, VIEWER, voyage } from '../../../test/make/shares/share-owner.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { TooManyPositions } from '../../stores/trails/trails.ts'
import { shareActions } from './actions.ts'
import { LOCATIONS_CACHED_MS, TRAIL_POINTS_MAX } from './viewer-actions.ts'

const anOwner = shareOwners()

describe('what a link shows', () => {
  it('SHR-6 is the position and trail of each device, and of the first device with a position on top', async () => {
    const { share, locate } = await anOwner(['BOAT-A', 'BOAT-B'], { 'BOAT-B': voyage(3) })
    const shown = await locate((await share(['BOAT-A', 'BOAT-B'])).token)
    const [a, b] = shown.devices
    const nothing = { location: null, trail: [], estimatedArrivalAt: null, anchorWatch: null }
    expect(a).toEqual({ deviceName: 'Boat A', ...nothing })
    expect(b?.trail).toHaveLength(4)
    expect(b?.location).toEqual(b?.trail.at(-1))
    expect(shown).toMatchObject({ isMultiDevice: true, location: b?.location, trail: b?.trail })
  })

  it('T40 is the trail of the link’s hours, both ends included, whatever is stored', async () => {
    const at = (recordedAt: number) => aStampedPosition({ recordedAt })
    const to = NOON + AHEAD_TOLERANCE_MS
    const stored = [NOON - HOUR_MS - 1, NOON - HOUR_MS, NOON, to, to + 1].map(at)
    const { share, locate } = await anOwner(['BOAT-A'], { 'BOAT-A': stored })
    const { trail } = await locate((await share(['BOAT-A'], { hours: 1 })).token)
    expect(trail.map(({ timestampIso }) => timestampIso)).toEqual([NOON - HOUR_MS, NOON, to].map(toIso))
  })

  it('T19 T40 leaves out a device while it has no subscription', async () => {
    const { saveDevice, share, locate, open } = await anOwner(['BOAT-A', 'BOAT-B'], { 'BOAT-A': voyage(3) })
    const { token } = await share(['BOAT-A', 'BOAT-B'])
    await saveDevice('BOAT-A', { subscriptionId: null })
    const names = async () => (await locate(token)).devices.map(({ deviceName }) => deviceName)
    expect(await names()).toEqual(['Boat B'])
    expect(await open(token)).toMatchObject({ reply: { shareData: { deviceName: 'Boat B' } } })
    await saveDevice('BOAT-A', { subscriptionId: 's-BOAT-A' })
    expect(await names()).toEqual(['Boat A', 'Boat B'])
  })

  it('T18 T40 leaves out a removed device, even after it is added again: it has another track', async () => {
    const { saveDevice, deleteDevice, record, share, locate } = await anOwner(['BOAT-A'], {
      'BOAT-A': voyage(3),
    })
    const { token } = await share(['BOAT-A'])
    const nothing = { isMultiDevice: false, location: null, trail: [], devices: [] }
    await saveDevice('BOAT-A', { trackId: 'added again' })
    await record('BOAT-A', voyage(3))
    expect(await locate(token)).toEqual(nothing)
    await deleteDevice('BOAT-A')
    expect(await locate(token)).toEqual(nothing)
  })

  it('SHR-5 keeps the shape of a long trail within the number of points that a viewer gets', async () => {
    const week = voyage(TRAIL_POINTS_MAX)
    const { share, locate } = await anOwner(['BOAT-A', 'BOAT-B'], { 'BOAT-A': week, 'BOAT-B': week })
    const one = await locate((await share(['BOAT-A'], { hours: 168 })).token)
    expect(one.trail.length).toBeLessThanOrEqual(TRAIL_POINTS_MAX)
    expect(one.trail.length).toBeGreaterThan(TRAIL_POINTS_MAX / 10)
    const two = await locate((await share(['BOAT-A', 'BOAT-B'], { hours: 168 })).token)
    const all = two.devices.flatMap(({ trail }) => trail)
    expect(all.length).toBeLessThanOrEqual(TRAIL_POINTS_MAX)
    expect(two.devices[1]?.trail.at(-1)).toEqual(two.devices[1]?.location)
  })
})

describe('a link that many viewers poll', () => {
  it('T37 SHR-6 reads its trails once in five seconds, and checks at each call whether it is still valid', async () => {
    const { deps, share, caller, deleteDevice, record } = await anOwner(['BOAT-A', 'BOAT-B'], {
      'BOAT-A': voyage(3),
    })
    const { shareId, token } = await share(['BOAT-A', 'BOAT-B'])
    let now = NOON
    deps.now = () => now
    const list = vi.spyOn(deps.trails, 'listPositions')
    const actions = shareActions(deps)
    const input = { path: { token }, query: undefined, body: undefined }
    const view = async () => {
      const answer = await actions.getSharedLocation(input, VIEWER)
      return 'reply' in answer ? answer.reply : answer
    }
    const first = await view()
    await record('BOAT-A', [aStampedPosition({ recordedAt: NOON + 4_000, lat: 26.0031, lng: -80 })])
    const reads = list.mock.calls.length
    now = NOON + LOCATIONS_CACHED_MS - 1
    expect(await Promise.all([view(), view(), view()])).toEqual([first, first, first])
    expect(list.mock.calls.length).toBe(reads)
    now = NOON + LOCATIONS_CACHED_MS
    expect(await view()).toMatchObject({ location: { lat: 26.0031 } })
    expect(list.mock.calls.length).toBeGreaterThan(reads)
    await deleteDevice('BOAT-A')
    expect(await view()).toMatchObject({ location: null, devices: [{ deviceName: 'Boat B' }] })
    const off = { path: { shareId }, query: undefined, body: { isActive: false } }
    await actions.updateShare(off, caller)
    expect(await view()).toEqual(NOT_FOUND)
  })

  it('shows the newer part of a trail that does not fit into memory', async () => {
    const { deps, share, locate } = await anOwner(['BOAT-A'], { 'BOAT-A': voyage(60 * 20) })
    const { listPositions } = deps.trails
    deps.trails.listPositions = async (trackId, from, to) => {
      if (to - from > 13 * HOUR_MS) throw new TooManyPositions()
      return listPositions(trackId, from, to)
    }
    const { location, trail } = await locate((await share(['BOAT-A'], { hours: 24 })).token)
    expect(location).toEqual(trail.at(-1))
    const hours =
      (Date.parse(trail.at(-1)?.timestampIso ?? '') - Date.parse(trail[0]?.timestampIso ?? '')) / HOUR_MS
    expect(hours).toBeGreaterThan(11)
    expect(hours).toBeLessThan(13)
  })
})

describe('a link that hides an area', () => {
  const HOME = { lat: 26.01, lng: -80, radiusM: 300 }

  /** Straight north for this many minutes, until noon. */
  const northwards = (minutes: number) =>
    Array.from({ length: minutes + 1 }, (_, minute) =>
      aStampedPosition({
        recordedAt: NOON - (minutes - minute) * MINUTE_MS,
        lat: 26 + minute * 1e-3,
        lng: -80,
      }),
    )

  it('SHR-6 leaves out the trail inside it and marks where the trail resumes', async () => {
    const stored = northwards(30)
    const { share, locate, open } = await anOwner(['BOAT-A'], { 'BOAT-A': stored })
    const plain = await locate((await share(['BOAT-A'])).token)
    const { token } = await share(['BOAT-A'], { hidden: HOME })
    const { location, trail } = await locate(token)
    expect(location).toEqual(plain.location)
    expect(plain.trail).toHaveLength(stored.length)
    expect(trail.length).toBeLessThan(plain.trail.length - 4)
    expect(trail.some((point) => isInCircle(HOME, point))).toBe(false)
    const resumed = trail.filter(({ resumes }) => resumes)
    expect(resumed).toHaveLength(1)
    expect(resumed[0]?.lat).toBeGreaterThan(HOME.lat)
    expect(plain.trail.some(({ resumes }) => resumes)).toBe(false)
    expect(await open(token)).toMatchObject({ reply: { shareData: { hidesArea: true } } })
  })

  it('SHR-6 has no location while the device is inside, and shows the trail that led there', async () => {
    const { share, locate } = await anOwner(['BOAT-A'], { 'BOAT-A': northwards(10) })
    const { location, trail, devices } = await locate((await share(['BOAT-A'], { hidden: HOME })).token)
    expect(location).toBeNull()
    expect(devices[0]?.location).toBeNull()
    expect(devices[0]?.trail.length).toBeGreaterThan(0)
    expect(trail).toEqual([])
  })
})
