import { type ReactNode, useState } from 'react'
import type { PositionedDevice } from '../../features/device-features.ts'
import { MapPopup } from '../../map-popup.tsx'
import { useHover } from '../use-pointer.ts'

const MARKERS = ['devices:markers', 'near-devices:markers', 'selected-device:marker']
/** Above the ring of a marker. */
const POPUP_OFFSET_PX = 24

type Props = { devices: readonly PositionedDevice[]; describe: (device: PositionedDevice) => ReactNode }

/** Shows a popup for the device under the mouse. */
export function DeviceHoverLayer({ devices, describe }: Props) {
  const [hovered, setHovered] = useState<unknown>()
  useHover(
    MARKERS,
    ({ properties }) => setHovered(properties.deviceId),
    () => setHovered(undefined),
  )
  const device = devices.find(({ deviceId }) => deviceId === hovered)
  if (device === undefined) return null
  const { latitude, longitude } = device.tracking
  return (
    <MapPopup at={{ lat: latitude, lng: longitude }} offsetPx={POPUP_OFFSET_PX}>
      {describe(device)}
    </MapPopup>
  )
}
