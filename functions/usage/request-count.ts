import { DAY_MS, MINUTE_MS } from '../../shared/time.ts'
import type { DueStore } from '../stores/due.ts'
import { SEGMENTS } from '../stores/usage.ts'

/** When the usage of the day before is counted, after midnight UTC: right after it, so that months end where they end. */
const AFTER_MIDNIGHT_MS = 5 * MINUTE_MS

/** The newest night (its midnight, epoch ms) of which usage is to be counted. */
export const nightOf = (now: number) => Math.floor((now - AFTER_MIDNIGHT_MS) / DAY_MS) * DAY_MS

/** When the next nightly count starts, epoch ms. */
export const nextCountAt = (now: number) => nightOf(now) + DAY_MS + AFTER_MIDNIGHT_MS

/** Has the usage of all accounts counted, from the next tick on. */
export async function requestCount(now: number, { due }: { due: Pick<DueStore, 'put'> }): Promise<void> {
  for (let segment = 0; segment < SEGMENTS; segment++)
    await due.put(now, { kind: 'usage', segment, runAt: now })
}
