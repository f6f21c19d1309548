import { setTimeout as delay } from 'node:timers/promises'
import { shares as routes } from '../../../shared/shares/shares.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { type Account, anAccount } from '../../make/accounts/account.ts'
import { median } from '../../make/percentile.ts'
import { aShare, guessedTokens } from '../../make/share.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

type ShareReaders = {
  reads: number
  counted: number
  /** How long after its deletion the link was still readable. */
  shownAfterDeletionMs: number
  problems: string[]
}

const GONE_WITHIN_MS = SECOND_MS

/** Opens a link many times in parallel, then polls it as `viewers` do, and deletes it after `forMs`. */
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
  const problems: string[] = []

  const opened = await Promise.all(Array.from({ length: openings }, () => read(share.token)))
  if (opened.some((status) => status !== 200))
    problems.push(`not all of ${openings} parallel openings got 200`)
  const counted = await accessCountOf(account)
  if (counted !== openings) problems.push(`${openings} openings are counted as ${counted}`)

  const state = { reads: 0, deletedAt: Number.POSITIVE_INFINITY, lastShownAt: 0, isOver: false }
  async function view(index: number): Promise<void> {
    await delay((everyMs / viewers) * index)
    while (!state.isOver) {
      const sentAt = Date.now()
      const status = await read(`${share.token}/location`)
      state.reads += 1
      if (status === 200 && sentAt > state.deletedAt) state.lastShownAt = sentAt
      if (status !== 200 && status !== 404) problems.push(`a viewer got ${status}`)
      if (status === 404 && Date.now() < state.deletedAt) problems.push('a viewer got 404 from a valid link')
      await delay(everyMs)
    }
  }
  const viewing = Array.from({ length: viewers }, (_, index) => view(index))
  await delay(forMs)
  const deleted = await account.call('DELETE', `/vectra/share/${share.shareId}`)
  state.deletedAt = Date.now()
  if (deleted.status !== 200) problems.push(`deleting the link got ${deleted.status}`)
  await delay(everyMs + GONE_WITHIN_MS)
  state.isOver = true
  await Promise.all(viewing)
  const shownAfterDeletionMs = Math.max(0, state.lastShownAt - state.deletedAt)
  if (shownAfterDeletionMs > GONE_WITHIN_MS)
    problems.push(`the link was still readable ${shownAfterDeletionMs} ms after its deletion`)
  return { reads: state.reads, counted, shownAfterDeletionMs, problems }
}

async function accessCountOf(account: Account): Promise<number> {
  const { body } = await account.call('GET', '/vectra/shares')
  return routes.listShares.reply.parse(body).shareLinks[0]?.accessCount ?? 0
}

type Guesses = {
  limited: number
  /** Between the median times of a disabled and of an expired link, over HTTP. */
  differenceMs: number
  problems: string[]
}

const PARALLEL_GUESSES = 50
const TIMED_READS = 200

/** Guesses tokens. Each must get the same bytes as a disabled or expired link, or be rate limited. */
export async function guessTokens(url: string, count: number, seed: number): Promise<Guesses> {
  const account = await anAccount(url)
  const { trackerId } = await aTracker(account)
  const disabled = await aShare(account, trackerId)
  await account.call('PATCH', `/vectra/share/${disabled.shareId}`, { isActive: false })
  const expired = await aShare(account, trackerId, { expiresAt: toIso(Date.now() + 2 * SECOND_MS) })
  await delay(3 * SECOND_MS)
  const read = async (token: string) => {
    const startedAt = performance.now()
    const response = await fetch(`${url}/api/vectra/public/share/${token}`)
    const text = await response.text()
    return {
      status: response.status,
      text,
      tookMs: performance.now() - startedAt,
      retryAfter: response.headers.get('retry-after'),
    }
  }
  const problems: string[] = []
  const expected = (await read(disabled.token)).text
  if ((await read(expired.token)).text !== expected)
    problems.push('an expired link gets another reply than a disabled one')

  const times: Record<'disabled' | 'expired', number[]> = { disabled: [], expired: [] }
  for (let index = 0; index < TIMED_READS; index++) {
    times.disabled.push((await read(disabled.token)).tookMs)
    times.expired.push((await read(expired.token)).tookMs)
  }
  let limited = 0
  const tokens = guessedTokens(count, seed)
  for (let first = 0; first < count; first += PARALLEL_GUESSES) {
    const batch = tokens.slice(first, first + PARALLEL_GUESSES)
    for (const { status, text, retryAfter } of await Promise.all(batch.map(read))) {
      if (status === 429 && Number(retryAfter) > 0) limited += 1
      else if (status !== 404 || text !== expected)
        problems.push(`a guess got ${status} ${text.slice(0, 200)}`)
    }
  }
  if (limited === 0) problems.push(`${count} guesses were never rate limited`)
  return { limited, differenceMs: Math.abs(median(times.disabled) - median(times.expired)), problems }
}
