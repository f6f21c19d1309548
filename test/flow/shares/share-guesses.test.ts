import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { type SharesDeps, shareActions } from '../../../functions/shares/actions.ts'
import { addressLimit } from '../../../functions/shares/address-limit.ts'
import type { StoredDevice } from '../../../functions/stores/devices.ts'
import type { StoredShare } from '../../../functions/stores/shares.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { NOON } from '../../make/tracking/a-position.ts'

const GUESSES = 10_000
const SAMPLES = 2_000
const GAP_MAX_MS = 1
const NOT_FOUND = { refused: 'not-found' }

const DEVICE: StoredDevice = {
  accountId: 'owner',
  deviceId: 'T1',
  trackId: 'track-1',
  deviceName: 'Boat',
  deviceType: 'boat',
  vehicleNum: null,
  customIcon: null,
  tags: [],
  isInStorageMode: false,
  subscriptionId: 's1',
  createdAt: toIso(NOON),
}

/** The actions of share links over a store in memory, at a time that the test sets. */
function anOwner() {
  const shares = new Map<string, StoredShare>()
  const clock = { now: NOON }
  const now = () => clock.now
  const deps: SharesDeps = {
    shares: {
      create: async (share) => void shares.set(share.shareId, share),
      list: async () => [...shares.values()],
      getByLink: async (linkId) => [...shares.values()].find((share) => share.linkId === linkId) ?? null,
      async setActive(_accountId, shareId, isActive) {
        const share = shares.get(shareId)
        if (share === undefined) return null
        shares.set(shareId, { ...share, isActive })
        return { ...share, isActive }
      },
      delete: async (_accountId, shareId) => shares.delete(shareId),
      countAccess: async () => {},
      saveJourney: async () => {},
    },
    devices: { getMany: async () => [DEVICE] },
    subscriptions: { covers: async () => true },
    trails: { getLiveItem: async () => null, listPositions: async () => [], saveReprocessed: async () => {} },
    isClosed: async () => false,
    readKeys: async () => ({ current: '1', byId: new Map([['1', 'k'.repeat(64)]]) }),
    limits: {
      guesses: addressLimit({ burst: 100, perSecond: 5, now }),
      reads: addressLimit({ burst: 2 * SAMPLES + 10, perSecond: 40, now }),
    },
    randomId: () => randomBytes(12).toString('base64url'),
    siteUrl: 'https://site.example',
    now,
  }
  const actions = shareActions(deps)
  const caller = { accountId: 'owner', wantsAlternative: false, sourceIp: '192.0.2.1' }
  return {
    clock,
    async share(expiresAt: number | null) {
      const body = { name: 'Family', trailDurationHours: 24, expiresAt, endsOnArrival: null, hidden: null }
      const answer = await actions.createShare({ path: { id: 'T1' }, query: undefined, body }, caller)
      if (!('reply' in answer)) throw new Error(answer.refused)
      const { shareId, shareUrl } = answer.reply.shareLink
      return { shareId, token: shareUrl.split('/').at(-1) ?? '' }
    },
    switchOff: (shareId: string) =>
      actions.updateShare({ path: { shareId }, query: undefined, body: { isActive: false } }, caller),
    open: (token: string, sourceIp = '198.51.100.7') =>
      actions.openShare({ path: { token }, query: undefined, body: undefined }, { ...caller, sourceIp }),
  }
}

it('T37 ten thousand guesses are one answer with links that are off or have ended, and then told to wait', async () => {
  const { clock, share, switchOff, open } = anOwner()
  const off = await share(null)
  await switchOff(off.shareId)
  const ended = await share(clock.now + SECOND_MS)
  expect(await open(ended.token)).toHaveProperty('reply')
  clock.now += SECOND_MS
  expect(await open(ended.token)).toEqual(NOT_FOUND)
  expect(await open(off.token)).toEqual(NOT_FOUND)

  let slowed = 0
  for (let guess = 0; guess < GUESSES; guess++) {
    const answer = await open(`1${randomBytes(28).toString('base64url')}`)
    if ('refused' in answer && answer.refused === 'too-many-requests') slowed += 1
    else expect(answer).toEqual(NOT_FOUND)
  }
  expect(slowed).toBe(GUESSES - 100)
  expect(await open('guess', '203.0.113.9')).toEqual(NOT_FOUND)

  const tookMs: Record<'off' | 'ended', number[]> = { off: [], ended: [] }
  for (let sample = 0; sample < SAMPLES; sample++)
    for (const [which, { token }] of [
      ['off', off],
      ['ended', ended],
    ] as const) {
      const began = performance.now()
      expect(await open(token)).toEqual(NOT_FOUND)
      tookMs[which].push(performance.now() - began)
    }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[SAMPLES / 2] ?? 0
  expect(Math.abs(median(tookMs.off) - median(tookMs.ended))).toBeLessThan(GAP_MAX_MS)
})
