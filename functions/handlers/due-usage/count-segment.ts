import { SECOND_MS } from '../../../shared/time.ts'
import { mapAtMost } from '../../runtime/map-at-most.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { DueStore } from '../../stores/due.ts'
import type { DueWork } from '../../stores/due-work.ts'
import { SEGMENTS, type UsageSegment, type UsageStore } from '../../stores/usage.ts'
import { noSums, sumsTogether } from '../../usage/sums.ts'
import { type CountAccountDeps, countAccount } from './count-account.ts'
import { sumsOfAccount } from './sums-of-account.ts'

export type CountSegmentDeps = Omit<CountAccountDeps, 'devices' | 'usage'> & {
  devices: Pick<DeviceStore, 'list' | 'scanOwners'>
  usage: CountAccountDeps['usage'] & Pick<UsageStore, 'getSegment' | 'putSegment'>
  due: Pick<DueStore, 'put'>
}

/**
 * A piece counts the accounts of so many devices, and the next one starts a minute later. That bounds the reads: 8 segments
 * read 400 devices a second, less than a tenth of the capacity for the messages of 200,000. No page starts after 20 s, because
 * the function has 29.
 */
export const PIECE = { devices: 3_000, pageDevices: 200, ms: 20 * SECOND_MS }
export const ACCOUNTS_AT_ONCE = 10

/**
 * Counts a segment of all accounts piece by piece. How far it has come is saved after each page with the sums until there, so
 * that it goes on where it was interrupted. A newer run takes over from an older one.
 */
export async function countSegment(
  work: DueWork<'usage'>,
  deps: CountSegmentDeps,
  piece = PIECE,
): Promise<void> {
  const { segment, runAt } = work
  const { usage, due, now } = deps
  const startedAt = now()
  let state = startOf(await usage.getSegment(segment), runAt, startedAt)
  for (let devices = 0; state !== null; devices += piece.pageDevices) {
    if (devices >= piece.devices || now() - startedAt >= piece.ms) return due.put(now(), work)
    const next = await countPage(segment, state, deps, piece.pageDevices)
    // another run has taken over
    if (!(await usage.putSegment(segment, next))) return
    state = next.cursor === null ? null : next
  }
}

/** Where a run goes on; `null` if it is done, or a newer one has started. */
function startOf(stored: UsageSegment | null, runAt: number, now: number): UsageSegment | null {
  if (stored !== null && (stored.runAt > runAt || stored.done?.runAt === runAt)) return null
  // what is of another month cannot be added to
  if (stored?.runAt === runAt && stored.sums.month === noSums(now).month) return stored
  const { version, done } = stored ?? { version: 0, done: null }
  return { version, runAt, cursor: null, sums: noSums(now), done }
}

/** Counts the accounts of the next page of devices. */
async function countPage(
  segment: number,
  { version, runAt, cursor, sums, done }: UsageSegment,
  deps: CountSegmentDeps,
  limit: number,
): Promise<UsageSegment> {
  const page = await deps.devices.scanOwners(segment, SEGMENTS, cursor?.key ?? null, limit)
  // the page before may have had the first devices of an account
  const accountIds = page.accountIds.filter((accountId) => accountId !== cursor?.accountId)
  const counted = await mapAtMost(accountIds, ACCOUNTS_AT_ONCE, async (accountId) => {
    const account = await countAccount(accountId, deps)
    return account === null ? [] : [sumsOfAccount(accountId, account)]
  })
  const next = counted
    .flat()
    // a run that lasts past the end of a month starts again with its next piece
    .filter(({ month }) => month === sums.month)
    .reduce(sumsTogether, sums)
  if (page.next === null)
    return { version: version + 1, runAt, cursor: null, sums: next, done: { runAt, sums: next } }
  const accountId = page.accountIds.at(-1) ?? cursor?.accountId ?? ''
  return { version: version + 1, runAt, cursor: { key: page.next, accountId }, sums: next, done }
}
