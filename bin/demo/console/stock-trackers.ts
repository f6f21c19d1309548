import { randomUUID } from 'node:crypto'
import { secretHash } from '../../../functions/runtime/secret-hash.ts'
import { trackerStockStore } from '../../../functions/stores/devices/tracker-stock.ts'
import { DAY_MS, MINUTE_MS } from '../../../shared/time.ts'
import type { DemoDeps } from '../payments/payments.ts'

const MODEL = 'ST-901'
const STOCKED = ['VT-70411', 'VT-70412', 'VT-70413', 'VT-70414']
/** Its customer has switched it on before adding it. */
const CALLING = 'VT-70415'
const DELIVERED_DAYS_AGO = 6
const CALLED_MINUTES_AGO = 12

/** Takes a delivery of trackers into stock, one of which calls in. Nobody knows their passwords. */
export async function stockTrackers(now: number, { client, tables }: DemoDeps): Promise<void> {
  const stock = trackerStockStore(client, tables.trackers)
  const add = (trackerId: string) =>
    stock.stock(
      trackerId,
      { model: MODEL, passwordHash: secretHash(randomUUID()) },
      now - DELIVERED_DAYS_AGO * DAY_MS,
    )
  await Promise.all([...STOCKED, CALLING].map(add))
  await stock.noteCall(CALLING, now - CALLED_MINUTES_AGO * MINUTE_MS)
}
