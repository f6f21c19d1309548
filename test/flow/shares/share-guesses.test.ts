import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { type SharesDeps, shareActions } from '../../../functions/handlers/shares/actions.ts'
import { addressLimit } from '../../../functions/runtime/http/address-limit.ts'
import type { StoredShare } from '../../../functions/stores/shares.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { aStoredDevice } from '../../make/a-stored-device.ts'
import { aCaller } from '../../make/api/a-caller.ts'
import { median } from '../../make/percentile.ts'
import { guessedTokens, tokenIn } from '../../make/share.ts'
import { signingKeys } from '../../make/signing-keys.ts'
import { NOON } from '../../make/tracking/a-position.ts'
import { SEED } from '../../seed.ts'

const GUESSES = 10_000
const GUESS_BURST = 100
const SAMPLES = 2_000
const MAX_DIFFERENCE_MS = 1
/** Further reads from one address, besides those that are timed. */
const OTHER_READS = 10
const NOT_FOUND = { refused: 'not-found' }

/** The share actions over an in-memory store, with a clock that the test sets. */
function shareHarness() {
  const shares = new Map<string, StoredShare>()
  const clock = { now: NOON }
  const now = () => clock.now
  const deps: SharesDeps = {
    shares: {
      create: async (share) => void shares.set(share.shareId, share),
      list: async () => [...shares.values()],
      getByLink: async (linkId) => [...shares.values()].find((share) => share.linkId === linkId) ?? null,
      async update(_accountId, shareId, { isActive, endsAt }) {
        const share = shares.get(shareId)
        if (share === undefined) return null
        const updated = { ...share, isActive: isActive ?? share.isActive, endsAt: endsAt ?? share.endsAt }
        shares.set(shareId, updated)
        return updated
      },
      delete: async (_accountId, shareId) => shares.delete(shareId),
      countAccess: async () => {},
      saveJourney: async () => {},
    },
    devices: { getMany: async () => [aStoredDevice()] },
    subscriptions: { covers: async () => true },
    trails: { getLiveItem: async () => null, listPositions: async () => [], saveReprocessed: async () => {} },
    getAnchorWatches: async () => new Map(),
    preferences: { get: async () => ({}) },
    isClosed: async () => false,
    readKeys: async () => signingKeys({ 1: 'k'.repeat(64) }),
    limits: {
      guesses: addressLimit({ burst: GUESS_BURST, perSecond: 5, now }),
      reads: addressLimit({ burst: 2 * SAMPLES + OTHER_READS, perSecond: 40, now }),
    },
    randomId: () => randomBytes(12).toString('base64url'),
    siteUrl: 'https://site.example',
    now,
  }
  const actions = shareActions(deps)
  const caller = aCaller('owner')
  return {
    clock,
    async share(expiresAt: number | null) {
      const body = { name: 'Family', trailDurationHours: 24, expiresAt, endsOnArrival: null, hidden: null }
      const answer = await actions.createShare({ path: { id: 'T1' }, query: undefined, body }, caller)
      if (!('reply' in answer)) throw new Error(answer.refused)
      const { shareId, shareUrl } = answer.reply.shareLink
      return { shareId, token: tokenIn(shareUrl) }
    },
    disable: (shareId: string) =>
      actions.updateShare({ path: { shareId }, query: undefined, body: { isActive: false } }, caller),
    open: (token: string, sourceIp = '198.51.100.7') =>
      actions.openShare({ path: { token }, query: undefined, body: undefined }, { ...caller, sourceIp }),
  }
}

it('T37 10,000 guesses get the reply of disabled and expired links, and are then rate limited', async () => {
  const { clock, share, disable, open } = shareHarness()
  const disabled = await share(null)
  await disable(disabled.shareId)
  const expired = await share(clock.now + SECOND_MS)
  expect(await open(expired.token)).toHaveProperty('reply')
  clock.now += SECOND_MS
  expect(await open(expired.token)).toEqual(NOT_FOUND)
  expect(await open(disabled.token)).toEqual(NOT_FOUND)

  let limited = 0
  for (const guess of guessedTokens(GUESSES, SEED)) {
    const answer = await open(guess)
    if ('refused' in answer && answer.refused === 'too-many-requests') limited += 1
    else expect(answer).toEqual(NOT_FOUND)
  }
  expect(limited).toBe(GUESSES - GUESS_BURST)
  expect(await open('guess', '203.0.113.9')).toEqual(NOT_FOUND)

  const tookMs: Record<'disabled' | 'expired', number[]> = { disabled: [], expired: [] }
  for (let sample = 0; sample < SAMPLES; sample++)
    for (const [kind, { token }] of [
      ['disabled', disabled],
      ['expired', expired],
    ] as const) {
      const startedAt = performance.now()
      expect(await open(token)).toEqual(NOT_FOUND)
      tookMs[kind].push(performance.now() - startedAt)
    }
  const differenceMs = Math.abs(median(tookMs.disabled) - median(tookMs.expired))
  expect(differenceMs).toBeLessThan(MAX_DIFFERENCE_MS)
})
