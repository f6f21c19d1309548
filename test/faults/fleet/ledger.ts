import type { Account } from '../../make/accounts/account.ts'
import { trailOf } from '../../make/tracking/device-reads.ts'

/** The times of the fixes that a tracker sent, and of those that were acknowledged. */
export type TrackerLedger = { trackerId: string; sent: Set<string>; acknowledged: Set<string> }

export type Comparison = {
  sent: number
  acknowledged: number
  stored: number
  lost: string[]
  duplicates: string[]
  /** Includes fixes that are stored but were never sent. */
  problems: string[]
}

const DAY_MINUTES = 24 * 60

/** Reads every trail through the API and compares it with what its tracker sent. */
export async function compareWithTrails(
  account: Pick<Account, 'call'>,
  ledgers: readonly TrackerLedger[],
): Promise<Comparison> {
  const all: Comparison = { sent: 0, acknowledged: 0, stored: 0, lost: [], duplicates: [], problems: [] }
  for (const { trackerId, sent, acknowledged } of ledgers) {
    const times = (await trailOf(account, trackerId, DAY_MINUTES)).map(({ timestamp }) => timestamp)
    const stored = new Set(times)
    const nameOf = (at: string) => `${trackerId} ${at}`
    all.sent += sent.size
    all.acknowledged += acknowledged.size
    all.stored += stored.size
    all.lost.push(...[...acknowledged].filter((at) => !stored.has(at)).map(nameOf))
    all.duplicates.push(...times.filter((at, index) => times.indexOf(at) !== index).map(nameOf))
    all.problems.push(
      ...[...stored].filter((at) => !sent.has(at)).map((at) => `${nameOf(at)} was never sent`),
    )
  }
  return all
}
