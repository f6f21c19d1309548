import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { hiddenArea } from '../../../shared/shares/hidden-area.ts'
import { DAY_MS, HOUR_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import type { AnchorState } from '../../../shared/watching/anchor/anchor-state.ts'
import { type Anchored, newAnchored } from '../../../shared/watching/anchor/anchored.ts'
import { NOT_FOUND, shareOwners } from '../../../test/make/shares/share-owner.ts'
import { aStampedPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { movedFrom } from '../../../test/make/tracking/geofences.ts'
import { anAnchorWatch } from '../../../test/make/watching/an-anchored-boat.ts'

const anOwner = shareOwners()

const ANCHOR = { lat: 26.1, lng: -80.1 }
const SET_AT = NOON - 3 * DAY_MS

/** A watch that somebody set three days before noon, and that has been in this state for an hour. */
function anAnchored(state: Partial<AnchorState> = {}, anchor = ANCHOR): Anchored {
  const anchored = newAnchored(anAnchorWatch({ anchor, setAt: SET_AT }), 'skipper@example.com')
  return { ...anchored, state: { ...anchored.state, since: NOON - HOUR_MS, distanceM: 12.34, ...state } }
}

/** A fix of a boat so many metres north of its anchor, a minute before noon. */
const boatFix = (metres: number) =>
  aStampedPosition({ recordedAt: NOON - 60 * SECOND_MS, ...movedFrom(ANCHOR, 0, metres) })

/** Two boats near the anchor, of which the first is watched, and a link to both. */
async function aWatchedBoat(anchored = anAnchored(), link: { hours?: number } = {}) {
  const trails = { 'BOAT-A': [boatFix(12)], 'BOAT-B': [boatFix(200)] }
  const owner = await anOwner(['BOAT-A', 'BOAT-B'], trails)
  await owner.setAnchorWatch('BOAT-A', anchored)
  const { token } = await owner.share(['BOAT-A', 'BOAT-B'], link)
  const watches = async (opened = token) =>
    (await owner.locate(opened)).devices.map(({ anchorWatch }) => anchorWatch)
  return { ...owner, token, watches }
}

const SHOWN = {
  anchor: { latitude: ANCHOR.lat, longitude: ANCHOR.lng },
  radiusM: 50,
  state: 'watching',
  since: toIso(NOON - HOUR_MS),
  distanceM: 12.3,
}

describe('the anchor watch of a shared boat', () => {
  it('SHR-6 T41 LIV-7 is its anchor, radius, state, since when and how far the boat is, and nothing else', async () => {
    const { watches } = await aWatchedBoat()
    expect(await watches()).toEqual([SHOWN, null])
  })

  it.each<[string, Partial<AnchorState>]>([
    ['nearEdge', { nearEdge: true }],
    ['dragging', { dragging: { acknowledged: false } }],
    ['dragging', { dragging: { acknowledged: true } }],
    ['noPosition', { silent: true }],
    ['ended', { ended: 'underWay' }],
  ])('LIV-7 is %s, whoever knows of it', async (state, of) => {
    const { watches } = await aWatchedBoat(anAnchored(of))
    expect(await watches()).toEqual([{ ...SHOWN, state }, null])
  })

  it('LIV-7 has no distance before the first fix', async () => {
    const { watches } = await aWatchedBoat(anAnchored({ distanceM: null }))
    expect(await watches()).toEqual([{ ...SHOWN, distanceM: null }, null])
  })

  it('SHR-6 is gone once it is lifted', async () => {
    const { watches, setAnchorWatch } = await aWatchedBoat()
    await setAnchorWatch('BOAT-A', null)
    expect(await watches()).toEqual([null, null])
  })

  it('SHR-6 T40 is not shown if it ended before the trail begins: it would say where the boat lay then', async () => {
    const endedAt = (since: number) => anAnchored({ ended: 'underWay', since })
    const within = await aWatchedBoat(endedAt(NOON - 6 * HOUR_MS), { hours: 6 })
    expect(await within.watches()).toMatchObject([{ state: 'ended' }, null])
    const before = await aWatchedBoat(endedAt(NOON - 6 * HOUR_MS - 1), { hours: 6 })
    expect(await before.watches()).toEqual([null, null])
    const still = await aWatchedBoat(anAnchored({ since: SET_AT }), { hours: 6 })
    expect(await still.watches()).toMatchObject([{ state: 'watching' }, null])
  })
})

describe('a link that must not show where a boat is', () => {
  const AWAY = { lat: 26.15, lng: -80.1, radiusM: 100 }

  it('SHR-6 T40 shows its watch unless the boat or its anchor is in the hidden area', async () => {
    const { share, watches, record, deps } = await aWatchedBoat()
    const tokenOf = async (hidden: typeof AWAY) => (await share(['BOAT-A'], { hidden })).token
    expect(await watches(await tokenOf(AWAY))).toEqual([SHOWN])
    const atAnchor = await tokenOf({ ...ANCHOR, radiusM: 100 })
    expect(await watches(atAnchor)).toEqual([null])

    const { lat, lng } = movedFrom(ANCHOR, 0, 5_000)
    deps.now = () => NOON + HOUR_MS
    await record('BOAT-A', [aStampedPosition({ recordedAt: NOON + HOUR_MS, lat, lng })])
    expect(await watches(atAnchor)).toEqual([null])
    expect(await watches(await tokenOf({ lat, lng, radiusM: 100 }))).toEqual([null])
    expect(await watches(await tokenOf(AWAY))).toEqual([SHOWN])
  })

  it.each([
    [1, 'inside', null],
    [-1, 'outside', 'watching'],
  ])(
    'SHR-6 T40 with the anchor %d m %s the edge of the hidden area, it shows %j',
    async (metres, _side, state) => {
      const hidden = { ...ANCHOR, radiusM: 100 }
      const { radiusM, ...centre } = hiddenArea(hidden)
      const owner = await anOwner(['BOAT-A'], {
        'BOAT-A': [aStampedPosition({ recordedAt: NOON, ...movedFrom(centre, 0, radiusM + 20) })],
      })
      await owner.setAnchorWatch('BOAT-A', anAnchored({}, movedFrom(centre, 0, radiusM - metres)))
      const { token } = await owner.share(['BOAT-A'], { hidden })
      const [device] = (await owner.locate(token)).devices
      expect(device?.location).not.toBeNull()
      expect(device?.anchorWatch?.state ?? null).toBe(state)
    },
  )

  it('SHR-6 T18 T19 T40 shows none of a boat without a subscription, removed, or added again', async () => {
    const { saveDevice, deleteDevice, record, watches } = await aWatchedBoat()
    await saveDevice('BOAT-A', { subscriptionId: null })
    expect(await watches()).toEqual([null])
    await saveDevice('BOAT-A', { subscriptionId: 's-BOAT-A' })
    expect(await watches()).toEqual([SHOWN, null])
    await saveDevice('BOAT-A', { trackId: 'added again' })
    await record('BOAT-A', [boatFix(12)])
    expect(await watches()).toEqual([null])
    await deleteDevice('BOAT-A')
    expect(await watches()).toEqual([null])
  })

  it('SHR-6 shows none of a boat whose type is now another, and reads nothing for it', async () => {
    const { saveDevice, watches, client } = await aWatchedBoat()
    for (const deviceType of ['car', 'jetski', 'kayak']) {
      await saveDevice('BOAT-A', { deviceType })
      expect(await watches(), deviceType).toEqual([null, null])
    }
    await saveDevice('BOAT-B', { deviceType: 'van' })
    const send = vi.spyOn(client, 'send')
    await watches()
    expect(readsOf(send.mock.calls)).toEqual({ trackers: 0, watches: 0 })
    send.mockRestore()
    for (const deviceType of ['sailboat', 'yacht']) {
      await saveDevice('BOAT-A', { deviceType })
      expect(await watches(), deviceType).toEqual([SHOWN, null])
    }
  })

  it('SHR-6 shows none before the boat has a position', async () => {
    const owner = await anOwner(['BOAT-A'])
    await owner.setAnchorWatch('BOAT-A', anAnchored())
    const { token } = await owner.share(['BOAT-A'])
    expect((await owner.locate(token)).devices).toMatchObject([{ location: null, anchorWatch: null }])
  })

  it('SHR-6 T37 shows none once it is switched off', async () => {
    const { token, open, change, links } = await aWatchedBoat()
    const [link] = await links()
    await change(link?.shareId ?? '', { isActive: false })
    expect(await open(token)).toEqual(NOT_FOUND)
  })
})

it('SHR-6 reads the trackers of its boats in one call, and the watch of each boat that has one', async () => {
  const { watches, client } = await aWatchedBoat()
  const send = vi.spyOn(client, 'send')
  expect(await watches()).toEqual([SHOWN, null])
  expect(readsOf(send.mock.calls)).toEqual({ trackers: 1, watches: 1 })
  send.mockRestore()
})

/** How many calls read trackers, and how many a watch item. */
const readsOf = (calls: readonly (readonly unknown[])[]) => ({
  trackers: calls.filter(([command]) => JSON.stringify(command).includes('trackerId')).length,
  watches: calls.filter(
    ([command]) => command instanceof GetCommand && command.input.Key?.itemKey === 'watch',
  ).length,
})
