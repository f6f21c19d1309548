import { coversDevice } from '../../../shared/geofences/covers-device.ts'
import { ruleWatches } from '../../../shared/rules/rule-watches.ts'
import { dayAt } from '../../../shared/trails/day-range.ts'
import type { CertifiedTrack } from '../../stores/billing/certificates.ts'
import {
  isTrackedAt,
  type StoredSubscription,
  type SubscriptionStore,
} from '../../stores/billing/subscriptions.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import type { GeofenceStore, StoredGeofence } from '../../stores/geofences/geofences.ts'
import type { RuleStore } from '../../stores/rules.ts'
import { readRule } from '../../watching/watched-rules.ts'

export type TrackedDevicesDeps = {
  subscriptions: Pick<SubscriptionStore, 'list'>
  devices: Pick<DeviceStore, 'getMany'>
  now: () => number
}
export type MonitoredDevicesDeps = TrackedDevicesDeps & {
  geofences: Pick<GeofenceStore, 'list'>
  rules: Pick<RuleStore, 'list'>
}

type TrackedDevice = { device: StoredDevice; subscription: StoredSubscription }

/** The devices of an account that are tracked now, each with its subscription. */
export async function trackedDevices(
  accountId: string,
  { subscriptions, devices, now }: TrackedDevicesDeps,
): Promise<TrackedDevice[]> {
  const all = await subscriptions.list(accountId)
  const tracking = new Map<string, StoredSubscription>()
  for (const subscription of all)
    if (subscription.assignedDeviceId !== null && isTrackedAt(subscription, now()))
      tracking.set(subscription.assignedDeviceId, subscription)
  const owned = await devices.getMany(wholeAccount(accountId), [...tracking.keys()])
  return owned.flatMap((device) => {
    const subscription = tracking.get(device.deviceId)
    return subscription === undefined ? [] : [{ device, subscription }]
  })
}

/** The devices of an account that are monitored now, by name, and what is monitored. */
export async function monitoredDevices(
  accountId: string,
  timezone: string,
  deps: MonitoredDevicesDeps,
): Promise<CertifiedTrack[]> {
  const tracked = await trackedDevices(accountId, deps)
  if (tracked.length === 0) return []
  const [geofences, rules] = await Promise.all([deps.geofences.list(accountId), deps.rules.list(accountId)])
  const active = geofences.filter((geofence) => geofence.active)
  const enabled = rules.flatMap(readRule).filter((rule) => rule.enabled)
  return tracked
    .map(({ device, subscription }) => ({
      deviceId: device.deviceId,
      trackId: device.trackId,
      deviceName: device.deviceName,
      plateNumber: device.vehicleNum,
      deviceType: device.deviceType,
      monitoredSince: dayAt(monitoredSince(device, subscription), timezone),
      geofences: countCovering(active, device),
      alerts: enabled.filter(({ scope }) => ruleWatches(scope, device)).length,
    }))
    .toSorted(
      (one, other) =>
        one.deviceName.localeCompare(other.deviceName) || one.deviceId.localeCompare(other.deviceId),
    )
}

const countCovering = (geofences: readonly StoredGeofence[], device: StoredDevice) =>
  geofences.filter((geofence) => coversDevice(geofence, device)).length

/**
 * When the device got its subscription, epoch ms. Older subscriptions do not say that: the device has been monitored at
 * least since both existed and nothing was moved.
 */
function monitoredSince(device: StoredDevice, subscription: StoredSubscription): number {
  const { assignedAt, createdAt, transferredAt = [] } = subscription
  return assignedAt ?? Math.max(Date.parse(device.createdAt), Date.parse(createdAt), ...transferredAt)
}
