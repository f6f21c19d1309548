import { setImmediate } from 'node:timers/promises'
import { preferenceStore } from '../../functions/stores/accounts/preferences.ts'
import { awaitedLater } from '../../functions/stores/dynamodb/awaited-later.ts'
import { DAY_MS } from '../../shared/time.ts'
import { dayAfter, dayAt, dayRange } from '../../shared/trails/day-range.ts'
import { fleet } from '../simulate/vehicle/fleet.ts'
import type { Span } from '../simulate/vehicle/itinerary.ts'
import { MODELS } from '../simulate/vehicle/models.ts'
import { addCrew } from './add-crew.ts'
import { claimDevices } from './claim-devices.ts'
import { stockTrackers } from './console/stock-trackers.ts'
import { storeUsage } from './console/store-usage.ts'
import { createDefinitions, watchersOf } from './definitions.ts'
import type { DemoAccount, ReportKey } from './demo-messages.ts'
import { createDocuments } from './documents.ts'
import { storeUnreadable, UNREADABLE_TRACKER } from './faults/store-unreadable.ts'
import { incidentsBefore, STORED_TRACKER } from './incidents.ts'
import { type Past, pastOf } from './past.ts'
import { DEMO_ORDERS, DEMO_OWNER, RENTAL_ORDERS, RENTAL_OWNER } from './payments/orders.ts'
import { type DemoDeps, makePayments, type Orders } from './payments/payments.ts'
import { logStorage } from './storage-commands.ts'
import { countFirings, storePast } from './store-past.ts'

const PAST_DAYS = 30
/** The account is older than its past, so that nothing in it is new. */
const DEFINED_DAYS_AGO = 120

/**
 * Makes the demo account: its subscriptions and devices, geofences, rules, schedules and notes, and thirty days of the
 * fleet's past, received and judged as it is live. Everything has the same keys each time, so that an attempt that failed
 * can be repeated. Returns the reports that are to be generated.
 */
export async function makeDemo(
  account: DemoAccount,
  deps: DemoDeps & { onPaid: () => Promise<unknown> },
): Promise<readonly ReportKey[]> {
  const claim = (orders: Orders) => claimDevices(orders, account, deps)
  const devices = await makePayments(DEMO_ORDERS, { ...deps, ...account, buyer: DEMO_OWNER }, claim)
  const rental = { ...deps, ...account.rental, now: account.now, buyer: RENTAL_OWNER }
  await makePayments(RENTAL_ORDERS, rental, async () => undefined)
  await deps.onPaid()
  const { accountId, timezone, now } = account
  const { client, tables } = deps
  await preferenceStore(client, tables.accounts).update(accountId, { timezone })
  await addCrew(account, deps)
  const incidents = incidentsBefore(now, timezone)
  const units = fleet(MODELS.length, timezone, incidents.exceptionsOf)
  const created = await createDefinitions(account, now - DEFINED_DAYS_AGO * DAY_MS, deps)
  const watch = watchersOf(created)
  const span = pastBefore(now, timezone)
  const pasts = new Map<string, Past>()
  const storing: Promise<void>[] = []
  for (const unit of units) {
    const device = devices.get(unit.trackerId)
    if (device === undefined) continue
    const inStorage = unit.trackerId === STORED_TRACKER ? incidents.stored : null
    const past = pastOf(unit, span, inStorage, {
      device,
      definitions: watch(device),
      crewId: account.crewId,
    })
    pasts.set(device.deviceId, past)
    storing.push(awaitedLater(storePast(past, { device, ...created, email: account.email }, now, deps)))
    // the store answers meanwhile
    await setImmediate()
  }
  await Promise.all(storing)
  await storeUsage(
    [...devices.values()].flatMap((device) => {
      const past = pasts.get(device.deviceId)
      return past === undefined ? [] : [{ device, past }]
    }),
    account,
    deps,
  )
  await countFirings(
    created.rules,
    [...pasts.values()].flatMap(({ events }) => events),
    deps,
  )
  const unreadable = devices.get(UNREADABLE_TRACKER)
  if (unreadable !== undefined) await storeUnreadable(unreadable, now, deps)
  await stockTrackers(now, deps)
  const storedDevice = devices.get(STORED_TRACKER)
  if (storedDevice !== undefined) await logStorage(storedDevice, incidents.stored, deps)
  return createDocuments(units, devices, pasts, span, account, deps)
}

/** Thirty whole days and today. */
export function pastBefore(now: number, timezone: string): Span {
  const first = dayAfter(dayAt(now, timezone), -PAST_DAYS)
  return { from: dayRange(first ?? '', timezone)?.from ?? now - PAST_DAYS * DAY_MS, to: now }
}
