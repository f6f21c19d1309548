import { chunksOf } from '../../../functions/ingest/chunking.ts'
import type { StoredDevice } from '../../../functions/stores/devices/devices.ts'
import { chunkItem } from '../../../functions/stores/trails/chunk-item.ts'
import { dayOf } from '../../../functions/stores/trails/merged-day.ts'
import { type DeviceUsageItem, usageExpiresAt, usageStore } from '../../../functions/stores/usage.ts'
import { NOTHING_SENT } from '../../../functions/usage/costs.ts'
import { keptMonths, monthOf, monthStart } from '../../../functions/usage/months.ts'
import { DEFAULT_DIALECT } from '../../../shared/trackers/dialects.ts'
import type { DemoAccount } from '../demo-messages.ts'
import type { Past } from '../past.ts'
import type { DemoDeps } from '../payments/payments.ts'

type WithPast = { device: StoredDevice; past: Past }

/** Stores what the devices have used in their past, as the counts of its nights would have. */
export const storeUsage = (
  devices: readonly WithPast[],
  { accountId, now }: DemoAccount,
  { client, tables }: DemoDeps,
): Promise<void> =>
  usageStore(client, tables.usage).put(
    accountId,
    devices.map((one) => usageOf(one, now)),
    usageExpiresAt(now),
  )

function usageOf({ device, past }: WithPast, now: number): DeviceUsageItem {
  const [current, last] = keptMonths(now)
  const months = { [current]: { ...NOTHING_SENT }, [last]: { ...NOTHING_SENT } }
  for (const chunk of chunksOf(past.positions)) {
    const { itemKey, points, trackId } = chunkItem(device.trackId, chunk)
    const month = months[monthOf(chunk[0]?.receivedAt ?? now)]
    if (month === undefined) continue
    month.messages += chunk.length
    month.positions += chunk.length
    month.storedBytes += trackId.length + itemKey.length + points.length
  }
  const received = past.positions.length
  return {
    usageKey: `device#${device.trackId}`,
    deviceId: device.deviceId,
    deviceType: device.deviceType,
    dialect: DEFAULT_DIALECT,
    since: Math.max(monthStart(last), past.positions[0]?.receivedAt ?? now),
    until: null,
    counters: { messages: received, positions: received, unreadable: 0 },
    storedTo: dayOf(now),
    months,
  }
}
