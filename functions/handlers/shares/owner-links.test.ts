import { describe, expect, it } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { NOT_FOUND, shareOwners, VIEWER } from '../../../test/make/shares/share-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { OPENINGS_SHOWN } from '../../stores/shares.ts'
import { shareActions } from './actions.ts'

const anOwner = shareOwners()

describe('creating a link', () => {
  it('SHR-1 SHR-8 returns the link with its address on the site', async () => {
    const { share } = await anOwner(['BOAT-A', 'BOAT-B'])
    const link = await share(['BOAT-B', 'BOAT-A'], { hours: 48, endsAt: NOON + 1 })
    expect(link).toMatchObject({
      name: 'Family',
      isMultiDevice: true,
      deviceIds: ['BOAT-B', 'BOAT-A'],
      deviceName: 'Boat B, Boat A',
      isActive: true,
      trailDurationHours: 48,
      createdAt: toIso(NOON),
      expiresAt: toIso(NOON + 1),
      accessCount: 0,
    })
    expect(link.shareUrl).toMatch(/^https:\/\/site\.example\/share\/[\w-]{39}$/)
    expect((await share(['BOAT-A'])).isMultiDevice).toBe(false)
  })

  it('SHR-8 T13 is refused as a whole for one device of another account, and stores nothing', async () => {
    const { share, deps, accountId } = await anOwner(['BOAT-A'])
    await anOwner(['THEIRS'])
    await expect(share(['BOAT-A', 'THEIRS'])).rejects.toThrow('not-found')
    expect(await deps.shares.list(accountId)).toEqual([])
  })

  it.each([
    [-1, 'expires-in-the-past'],
    [0, 'expires-in-the-past'],
    [1, null],
  ])('SHR-1 with an expiry %i ms from now: %j', async (ms, refused) => {
    const { share } = await anOwner(['BOAT-A'])
    const created = share(['BOAT-A'], { endsAt: NOON + ms })
    if (refused === null) expect((await created).expiresAt).toBe(toIso(NOON + ms))
    else await expect(created).rejects.toThrow(refused)
  })
})

describe('changing a link', () => {
  it('SHR-2 gives it another expiry, also one that has expired, or none', async () => {
    const { deps, share, change, open } = await anOwner(['BOAT-A'])
    const { shareId, token } = await share(['BOAT-A'], { endsAt: NOON + 1 })
    deps.now = () => NOON + MINUTE_MS
    expect(await open(token)).toEqual(NOT_FOUND)
    const later = NOON + 2 * MINUTE_MS
    expect(await change(shareId, { expiresAt: later })).toMatchObject({
      expiresAt: toIso(later),
      isActive: true,
    })
    expect(await open(token)).toHaveProperty('reply')
    expect((await change(shareId, { isActive: false })).expiresAt).toBe(toIso(later))
    expect(await change(shareId, { expiresAt: null })).toMatchObject({ expiresAt: null, isActive: false })
  })

  it.each([
    [-1, 'expires-in-the-past'],
    [0, 'expires-in-the-past'],
    [1, null],
  ])('SHR-2 with an expiry %i ms from now: %j', async (ms, refused) => {
    const { share, change, links } = await anOwner(['BOAT-A'])
    const { shareId } = await share(['BOAT-A'])
    const changed = change(shareId, { expiresAt: NOON + ms })
    if (refused === null) expect((await changed).expiresAt).toBe(toIso(NOON + ms))
    else await expect(changed).rejects.toThrow(refused)
    expect((await links())[0]?.expiresAt).toBe(refused === null ? toIso(NOON + ms) : null)
  })

  it('SHR-2 T13 is refused for a link of another account', async () => {
    const { share } = await anOwner(['BOAT-A'])
    const { shareId } = await share(['BOAT-A'])
    const { change } = await anOwner(['BOAT-A'])
    await expect(change(shareId, { expiresAt: NOON + 1 })).rejects.toThrow('not-found')
  })
})

describe('the links of a device', () => {
  it('SHR-8 are those that still show it', async () => {
    const { deps, caller, saveDevice, share } = await anOwner(['BOAT-A', 'BOAT-B'])
    await anOwner(['THEIRS'])
    const both = await share(['BOAT-A', 'BOAT-B'])
    deps.now = () => NOON + 1
    const one = await share(['BOAT-A'])
    const linksOf = async (id: string) => {
      const answer = await shareActions(deps).listDeviceShares(
        { path: { id }, query: undefined, body: undefined },
        caller,
      )
      return 'reply' in answer ? answer.reply.shareLinks.map(({ shareId }) => shareId) : answer.refused
    }
    expect(await linksOf('BOAT-A')).toEqual([one.shareId, both.shareId])
    expect(await linksOf('BOAT-B')).toEqual([both.shareId])
    await saveDevice('BOAT-B', { trackId: 'added again' })
    expect(await linksOf('BOAT-B')).toEqual([])
    expect(await linksOf('THEIRS')).toBe('not-found')
  })
})

describe('the openings of a link', () => {
  it('SHR-6 the owner sees the last twenty times, newest first, and nothing about the viewer', async () => {
    const { deps, accountId, share, open, links } = await anOwner(['BOAT-A'])
    const { token } = await share(['BOAT-A'])
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
    expect(JSON.stringify(await deps.shares.list(accountId))).not.toContain(VIEWER.sourceIp)
  })
})
