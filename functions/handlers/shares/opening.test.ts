import { describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '../../../shared/time.ts'
import { NOT_FOUND, shareOwners, VIEWER } from '../../../test/make/shares/share-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import type { StoredShare } from '../../stores/shares.ts'

const anOwner = shareOwners()

describe('opening a link', () => {
  it('SHR-6 T37 T38 that is off, expired, deleted, of a closed account or invalid has one answer', async () => {
    const { deps, accountId, share, open, setClosed } = await anOwner(['BOAT-A'])
    const link = await share(['BOAT-A'], { endsAt: NOON + DAY_MS })
    expect(await open(link.token)).toHaveProperty('reply')

    await deps.shares.update(accountId, link.shareId, { isActive: false })
    expect(await open(link.token)).toEqual(NOT_FOUND)
    await deps.shares.update(accountId, link.shareId, { isActive: true })
    expect(await open(link.token)).toHaveProperty('reply')

    deps.now = () => NOON + DAY_MS - 1
    expect(await open(link.token)).toHaveProperty('reply')
    deps.now = () => NOON + DAY_MS
    expect(await open(link.token)).toEqual(NOT_FOUND)
    deps.now = () => NOON

    await setClosed(true)
    expect(await open(link.token)).toEqual(NOT_FOUND)
    await setClosed(false)
    expect(await open(link.token)).toHaveProperty('reply')

    await deps.shares.delete(accountId, link.shareId)
    expect(await open(link.token)).toEqual(NOT_FOUND)
  })

  it('SHR-4 uses the units of the sender, whatever they are by then', async () => {
    const { deps, accountId, open, share } = await anOwner(['BOAT-A'])
    const { token } = await share(['BOAT-A'])
    const units = async () => (await open(token)) as unknown
    expect(await units()).toMatchObject({ reply: { shareData: { units: 'miles' } } })
    await deps.preferences.update(accountId, { units: 'nautical' })
    expect(await units()).toMatchObject({ reply: { shareData: { units: 'nautical' } } })
  })

  it('T36 with a forged token is refused without a lookup', async () => {
    const { open, share, lookups } = await anOwner(['BOAT-A'])
    const { token } = await share(['BOAT-A'])
    for (const forged of ['', 'x', token.slice(0, -1), `2${token.slice(1)}`, `${token.slice(0, -1)}_`])
      expect(await open(forged)).toEqual(NOT_FOUND)
    expect(lookups).toEqual([])
    await open(token)
    expect(lookups).toHaveLength(1)
  })

  it('T37 limits guesses and reads separately, each by the viewer’s address', async () => {
    const { deps, open, share } = await anOwner(['BOAT-A'])
    const { token } = await share(['BOAT-A'])
    const limited = { refused: 'too-many-requests', retryAfterSeconds: 7 }
    const full = { take: (address: string) => (address === VIEWER.sourceIp ? 7 : 0) }
    deps.limits = { guesses: full, reads: { take: () => 0 } }
    expect(await open('x')).toEqual(limited)
    expect(await open(token)).toHaveProperty('reply')
    deps.limits = { guesses: { take: () => 0 }, reads: full }
    expect(await open('x')).toEqual(NOT_FOUND)
    expect(await open(token)).toEqual(limited)
  })

  it('T43 is counted once; if counting fails, the failure is logged and the link opens', async () => {
    const { deps, accountId, open, share, locate } = await anOwner(['BOAT-A'])
    const { token } = await share(['BOAT-A'])
    for (let time = 0; time < 3; time++) await open(token)
    await locate(token)
    expect((await deps.shares.list(accountId))[0]?.accessCount).toBe(3)

    deps.shares.countAccess = async () => {
      throw new Error('throttled')
    }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await open(token)).toEqual({
      reply: {
        shareData: {
          name: 'Family',
          deviceName: 'Boat A',
          trailDurationHours: 24,
          hidesArea: false,
          units: 'miles',
        },
      },
    })
    expect(logged).toHaveBeenCalledOnce()
    expect(String(logged.mock.calls[0])).not.toContain(token)
    logged.mockRestore()
  })
})

describe('a link that shows nothing', () => {
  /** Few enough for a test, and more than half would have to be slow to move the median. */
  const SAMPLES = 2_000
  const GAP_MAX_MS = 1

  it('T37 takes the same time and the same reads whether it is off, has expired, or has arrived and is off', async () => {
    const { deps, accountId, share, open } = await anOwner(['BOAT-A'])
    const off = await share(['BOAT-A'])
    const expired = await share(['BOAT-A'], { endsAt: NOON + 1 })
    const arrived = await share(['BOAT-A'], { endsOnArrival: { lat: 0, lng: 0, radiusM: 50 } })
    for (const { shareId } of [off, arrived])
      await deps.shares.update(accountId, shareId, { isActive: false })
    deps.now = () => NOON + 1
    for (const one of await deps.shares.list(accountId))
      if (one.shareId === arrived.shareId && one.journey !== null)
        await deps.shares.saveJourney(one, { ...one.journey, arrival: { deviceId: 'BOAT-A', at: NOON } })

    // The links as stored, held in memory: what is compared is our own time, not the engine's.
    const stored = new Map<string, StoredShare>()
    for (const one of await deps.shares.list(accountId)) stored.set(one.linkId, one)
    const lookups: string[] = []
    deps.shares.getByLink = async (linkId) => {
      lookups.push(linkId)
      return stored.get(linkId) ?? null
    }
    const reads: string[] = []
    deps.devices.getMany = async () => {
      reads.push('devices')
      return []
    }
    const took: Record<string, number[]> = { off: [], expired: [], arrived: [] }
    for (let sample = 0; sample < SAMPLES; sample++)
      for (const [kind, { token }] of Object.entries({ off, expired, arrived })) {
        const startedAt = performance.now()
        expect(await open(token)).toEqual(NOT_FOUND)
        took[kind]?.push(performance.now() - startedAt)
      }
    expect(lookups).toHaveLength(3 * SAMPLES)
    expect(reads).toEqual([])
    const medians = Object.values(took).map((times) => times.toSorted((a, b) => a - b)[SAMPLES / 2] ?? 0)
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(GAP_MAX_MS)
  })
})
