import type { Feature, Point } from 'geojson'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Freshness } from '../../../shared/devices/tracking.ts'
import { isCurrent } from '../markers/is-current.ts'
import { shortName } from '../markers/short-name.ts'
import { silhouetteOf } from '../markers/silhouette-of.ts'
import type { Silhouette } from '../markers/silhouettes.ts'

type DeviceFeature = Feature<
  Point,
  {
    deviceId: string
    label: string
    silhouette: Silhouette
    freshness: Freshness
    moving: boolean
    heading: number
    order: number
  }
>
export type DeviceFeatures = { type: 'FeatureCollection'; features: DeviceFeature[] }

/** The fresher lies on top. */
const ORDER: Record<Freshness, number> = { live: 0, delayed: -1, lastKnown: -2, asleep: -3, silent: -4 }

/** A device whose position is known. Zero, zero is where trackers without a fix say they are. */
export type PositionedDevice = DeviceView & { tracking: NonNullable<DeviceView['tracking']> }

/** Whether a device has a place on the map: subscribed, and its position not at zero, zero. */
export function hasPosition(device: DeviceView): device is PositionedDevice {
  const { tracking, hasSubscription } = device
  return hasSubscription && tracking !== null && (tracking.latitude !== 0 || tracking.longitude !== 0)
}

type LabelOf = (device: PositionedDevice) => string
const nameOf: LabelOf = ({ deviceName }) => shortName(deviceName)

/**
 * Devices as points of the map. `labelOf` gives the text below a marker. The fresher lies on top; only what
 * moves now has a beak.
 */
export const deviceFeatures = (
  devices: readonly DeviceView[],
  labelOf: LabelOf = nameOf,
): DeviceFeatures => ({
  type: 'FeatureCollection',
  features: devices.filter(hasPosition).map((device) => featureOf(device, labelOf)),
})

/** The same, and a device that is the same object has the same feature: so what changed of ten thousand can be told. */
export function memoizedDeviceFeatures(
  labelOf: LabelOf = nameOf,
): (devices: readonly DeviceView[]) => DeviceFeatures {
  type Placed = { device: PositionedDevice; feature: DeviceFeature }
  const placedAnew = (device: PositionedDevice): Placed => ({ device, feature: featureOf(device, labelOf) })
  let before: Placed[] = []
  return (devices) => {
    let elsewhere: Map<PositionedDevice, Placed> | null = null
    before = devices.filter(hasPosition).map((device, index) => {
      // Nearly always they come in the same order: ten thousand look-ups would cost as much as all else.
      const there = before[index]
      if (there?.device === device) return there
      if (there?.device.deviceId === device.deviceId) return placedAnew(device)
      elsewhere ??= new Map(before.map((placed) => [placed.device, placed]))
      return elsewhere.get(device) ?? placedAnew(device)
    })
    return { type: 'FeatureCollection', features: before.map(({ feature }) => feature) }
  }
}

function featureOf(device: PositionedDevice, labelOf: LabelOf): DeviceFeature {
  const { deviceId, tracking } = device
  const { freshness, heading, motionStatus } = tracking
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [tracking.longitude, tracking.latitude] },
    properties: {
      deviceId,
      label: labelOf(device),
      silhouette: silhouetteOf(device),
      freshness,
      moving: isCurrent(freshness) && motionStatus === 'MOVING' && heading !== null,
      heading: heading ?? 0,
      order: ORDER[freshness],
    },
  }
}
