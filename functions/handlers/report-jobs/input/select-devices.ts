import type { ReportFilters } from '../../../../shared/reports/report-filters.ts'
import { CENTS_PER_DOLLAR } from '../../../../shared/subscriptions/prices.ts'
import {
  isTrackedAt,
  type StoredSubscription,
  type SubscriptionStore,
} from '../../../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../../stores/devices/devices.ts'

export type SelectionDeps = {
  devices: Pick<DeviceStore, 'list' | 'getMany'>
  subscriptions: Pick<SubscriptionStore, 'list'>
}

/** A device of a report, with the subscription that tracks it; without one, its tracking is hidden. */
export type SelectedDevice = { device: StoredDevice; subscription: StoredSubscription | null }

/** The devices that a report is about, by name. */
export async function selectDevices(
  scope: DeviceScope,
  { devices: deviceIds, includeInactive }: ReportFilters,
  now: number,
  { devices, subscriptions }: SelectionDeps,
): Promise<SelectedDevice[]> {
  const [named, all] = await Promise.all([
    deviceIds.length === 0 ? devices.list(scope) : devices.getMany(scope, deviceIds),
    subscriptions.list(scope.accountId),
  ])
  const tracking = new Map(
    all.filter((one) => isTrackedAt(one, now)).map((one) => [one.assignedDeviceId, one]),
  )
  return named
    .map((device) => ({ device, subscription: tracking.get(device.deviceId) ?? null }))
    .filter(({ subscription }) => includeInactive || subscription !== null)
    .toSorted((a, b) => a.device.deviceName.localeCompare(b.device.deviceName))
}

const MONTHS_PER_YEAR = 12

/** US dollars a month. */
export const monthlyPriceOf = ({ planType, amountCents }: StoredSubscription): number =>
  amountCents / CENTS_PER_DOLLAR / (planType === 'annual' ? MONTHS_PER_YEAR : 1)
