import { trails } from '../../../shared/trails/trails.routes.ts'
import type { Account } from '../../make/account.ts'

/** What a tracker did: the times of the fixes that it sent, and of those that were acknowledged. */
export type TrackerLedger = { trackerId: string; sent: Set<string>; acknowledged: Set<string> }

export type Compared = {
  sent: number
  acknowledged: number
  stored: number
  lost: string[]
  twice: string[]
  /** Stored and never sent. */
  wrong: string[]
}

const A_DAY_MINUTES = 24 * 60

/** Reads every trail through the API, and holds it against what its tracker was told. */
export async function comparedWithTrails(
  account: Pick<Account, 'call'>,
  ledgers: readonly TrackerLedger[],
): Promise<Compared> {
  const all: Compared = { sent: 0, acknowledged: 0, stored: 0, lost: [], twice: [], wrong: [] }
  for (const { trackerId, sent, acknowledged } of ledgers) {
    const asked = { deviceId: trackerId, minutes: A_DAY_MINUTES }
    const answer = await account.call('POST', '/vectra/device/trail', asked)
    const times = trails.getTrail.reply.parse(answer.body).trail.map(({ timestamp }) => timestamp)
    const stored = new Set(times)
    const told = (at: string) => `${trackerId} ${at}`
    all.sent += sent.size
    all.acknowledged += acknowledged.size
    all.stored += stored.size
    all.lost.push(...[...acknowledged].filter((at) => !stored.has(at)).map(told))
    all.twice.push(...times.filter((at, index) => times.indexOf(at) !== index).map(told))
    all.wrong.push(...[...stored].filter((at) => !sent.has(at)).map((at) => `${told(at)} was never sent`))
  }
  return all
}
