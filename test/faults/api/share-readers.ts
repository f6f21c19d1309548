import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { shares as routes } from '../../../shared/shares/shares.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/account.ts'
import { aShare } from '../../make/share.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

export type ShareReaders = {
  reads: number
  openings: number
  counted: number
  goneAfterMs: number
  wrong: string[]
}

const GONE_WITHIN_MS = SECOND_MS

/** Many look at one link at once; then its owner takes it away. */
export async function shareReaders(
  url: string,
  {
    viewers,
    everyMs,
    forMs,
    openings,
  }: { viewers: number; everyMs: number; forMs: number; openings: number },
): Promise<ShareReaders> {
  const account = await anAccount(url)
  const { trackerId } = await aTracker(account)
  const share = await aShare(account, trackerId)
  const read = (path: string) =>
    fetch(`${url}/api/vectra/public/share/${path}`).then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })
  const wrong: string[] = []

  const opened = await Promise.all(Array.from({ length: openings }, () => read(share.token)))
  if (opened.some((status) => status !== 200))
    wrong.push(`of ${openings} openings at once, not all are answered`)
  const counted = await countOf(account)
  if (counted !== openings) wrong.push(`${openings} openings are counted as ${counted}`)

  const state = { reads: 0, revokedAt: Number.POSITIVE_INFINITY, lastSeenAt: 0, ends: false }
  async function look(index: number): Promise<void> {
    await delay((everyMs / viewers) * index)
    while (!state.ends) {
      const askedAt = Date.now()
      const status = await read(`${share.token}/location`)
      state.reads += 1
      const revoked = askedAt > state.revokedAt
      if (status === 200 && revoked) state.lastSeenAt = askedAt
      if (status !== 200 && status !== 404) wrong.push(`a viewer is answered ${status}`)
      if (status === 404 && Date.now() < state.revokedAt)
        wrong.push('a viewer was turned away from a good link')
      await delay(everyMs)
    }
  }
  const looking = Array.from({ length: viewers }, (_, index) => look(index))
  await delay(forMs)
  const revoked = await account.call('DELETE', `/vectra/share/${share.shareId}`)
  state.revokedAt = Date.now()
  if (revoked.status !== 200) wrong.push(`to take the link away is answered ${revoked.status}`)
  await delay(everyMs + GONE_WITHIN_MS)
  state.ends = true
  await Promise.all(looking)
  const goneAfterMs = Math.max(0, state.lastSeenAt - state.revokedAt)
  if (goneAfterMs > GONE_WITHIN_MS) wrong.push(`it was still shown ${goneAfterMs} ms after it was taken away`)
  return { reads: state.reads, openings, counted, goneAfterMs, wrong }
}

async function countOf(account: Account): Promise<number> {
  const { body } = await account.call('GET', '/vectra/shares')
  return routes.listShares.reply.parse(body).shareLinks[0]?.accessCount ?? 0
}

export type Guesses = { guesses: number; slowedDown: number; gapMs: number; wrong: string[] }

const GUESSES_AT_ONCE = 50
const TIMED_READS = 200

/**
 * Tokens that nobody made: each is answered as a link that was taken away or has ended, byte for byte, or told to
 * wait. `gapMs`: between the medians of the two latter, over HTTP.
 */
export async function guessedTokens(url: string, guesses: number): Promise<Guesses> {
  const account = await anAccount(url)
  const { trackerId } = await aTracker(account)
  const off = await aShare(account, trackerId)
  await account.call('PATCH', `/vectra/share/${off.shareId}`, { isActive: false })
  const ended = await aShare(account, trackerId, { expiresAt: toIso(Date.now() + 2 * SECOND_MS) })
  await delay(3 * SECOND_MS)
  const read = async (token: string) => {
    const began = performance.now()
    const response = await fetch(`${url}/api/vectra/public/share/${token}`)
    const text = await response.text()
    return {
      status: response.status,
      text,
      tookMs: performance.now() - began,
      retryAfter: response.headers.get('retry-after'),
    }
  }
  const wrong: string[] = []
  const expected = (await read(off.token)).text
  if ((await read(ended.token)).text !== expected)
    wrong.push('a link that has ended is answered otherwise than one that is off')

  const times: Record<'off' | 'ended', number[]> = { off: [], ended: [] }
  for (let index = 0; index < TIMED_READS; index++) {
    times.off.push((await read(off.token)).tookMs)
    times.ended.push((await read(ended.token)).tookMs)
  }
  let slowedDown = 0
  for (let asked = 0; asked < guesses; asked += GUESSES_AT_ONCE) {
    const tokens = Array.from({ length: GUESSES_AT_ONCE }, () => `1${randomBytes(28).toString('base64url')}`)
    for (const { status, text, retryAfter } of await Promise.all(tokens.map(read))) {
      if (status === 429 && Number(retryAfter) > 0) slowedDown += 1
      else if (status !== 404 || text !== expected)
        wrong.push(`a guess is answered ${status} ${text.slice(0, 200)}`)
    }
  }
  if (slowedDown === 0) wrong.push(`${guesses} guesses are never told to wait`)
  return { guesses, slowedDown, gapMs: Math.abs(median(times.off) - median(times.ended)), wrong }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
