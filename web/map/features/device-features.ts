import type { Feature, Point } from 'geojson'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Freshness } from '../../../shared/devices/tracking.ts'
import type { Silhouette } from '../../ui/silhouettes.ts'
import { movesNow } from '../markers/is-current.ts'
import { shortName } from '../markers/marker-names.ts'
import { silhouetteOf } from '../markers/silhouette-of.ts'

type DeviceFeature = Feature<
  Point,
  {
    deviceId: string
    label: string
    silhouette: Silhouette
    freshness: Freshness
    moving: boolean
    relayCut: boolean
    heading: number
    order: number
  }
>
export type DeviceFeatures = { type: 'FeatureCollection'; features: DeviceFeature[] }

/** Fresher devices are drawn above others. */
const ORDER: Record<Freshness, number> = { live: 0, delayed: -1, lastKnown: -2, asleep: -3, silent: -4 }

/** A device with a position to show. */
export type PositionedDevice = DeviceView & { tracking: NonNullable<DeviceView['tracking']> }

/** Whether a device is shown on the map: subscribed and positioned. Trackers without a fix report 0, 0. */
export function hasPosition(device: DeviceView): device is PositionedDevice {
  const { tracking, hasSubscription } = device
  return hasSubscription && tracking !== null && (tracking.latitude !== 0 || tracking.longitude !== 0)
}

type LabelOf = (device: PositionedDevice) => string
const nameOf: LabelOf = ({ deviceName }) => shortName(deviceName)

/**
 * Devices as points for the map. `labelOf` gives the text below a marker. Fresher devices are drawn on top, and only
 * a device that moves now has a beak for its heading.
 */
export const deviceFeatures = (
  devices: readonly DeviceView[],
  labelOf: LabelOf = nameOf,
): DeviceFeatures => ({
  type: 'FeatureCollection',
  features: devices.filter(hasPosition).map((device) => featureOf(device, labelOf)),
})

/** The same, but returns the same feature for the same device object, so that changes are cheap to find. */
export function memoizedDeviceFeatures(
  labelOf: LabelOf = nameOf,
): (devices: readonly DeviceView[]) => DeviceFeatures {
  type Entry = { device: PositionedDevice; feature: DeviceFeature }
  const newEntry = (device: PositionedDevice): Entry => ({ device, feature: featureOf(device, labelOf) })
  let entries: Entry[] = []
  return (devices) => {
    let byDevice: Map<PositionedDevice, Entry> | null = null
    const before = entries
    entries = devices.filter(hasPosition).map((device, index) => {
      // The order is nearly always the same, and ten thousand look-ups would cost as much as everything else.
      const same = before[index]
      if (same?.device === device) return same
      if (same?.device.deviceId === device.deviceId) return newEntry(device)
      byDevice ??= new Map(before.map((entry) => [entry.device, entry]))
      return byDevice.get(device) ?? newEntry(device)
    })
    return { type: 'FeatureCollection', features: entries.map(({ feature }) => feature) }
  }
}

function featureOf(device: PositionedDevice, labelOf: LabelOf): DeviceFeature {
  const { deviceId, tracking } = device
  const { freshness, heading } = tracking
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [tracking.longitude, tracking.latitude] },
    properties: {
      deviceId,
      label: labelOf(device),
      silhouette: silhouetteOf(device),
      freshness,
      moving: movesNow(tracking) && heading !== null,
      relayCut: device.isRelayCut === true,
      heading: heading ?? 0,
      order: ORDER[freshness],
    },
  }
}
