import { useCallback, useMemo, useState } from 'react'
import { useSite } from '../../api/site.tsx'
import { useTone } from '../../theme/use-tone.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useBaseStyle } from '../base/use-base-style.ts'
import { BaseMap } from '../base-map.tsx'
import { Camera, type OverlayPadding } from '../camera/camera.tsx'
import { maxZoomOf } from '../camera/max-zoom.ts'
import { memoizedDeviceFeatures, type PositionedDevice } from '../features/device-features.ts'
import { DevicesLayer } from '../layers/fleet/devices-layer.tsx'
import { mapStyle } from '../map-style.ts'
import { NoMap } from '../no-map.tsx'
import { PageScrolling } from './page-scrolling.tsx'

export type DevicesMapProps = {
  devices: readonly PositionedDevice[]
  /** The map keeps this device in view, instead of fitting all. */
  followed?: PositionedDevice
  label: string
  select: (deviceId: string) => void
}

const NOT_COVERED: OverlayPadding = () => ({ top: 0, right: 0, bottom: 0, left: 0 })
const NOTHING = () => undefined

/** A small live map for a page that scrolls. */
export function DevicesMap({ devices, followed, label, select }: DevicesMapProps) {
  const { config } = useSite()
  const theme = useTone()
  const style = mapStyle(theme === 'dark' ? 'dark' : 'streets', config.maps.styles, theme)
  const base = useBaseStyle(style.url, style.tone)
  const narrow = useNarrow()
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const [featuresOf] = useState(() => memoizedDeviceFeatures())
  const features = useMemo(() => featuresOf(devices), [devices, featuresOf])
  if (failed) return <NoMap />
  return (
    <BaseMap base={base} label={label} failed={fail}>
      <PageScrolling />
      <DevicesLayer features={features} select={select} />
      <Camera
        devices={devices}
        selected={followed}
        following={followed !== undefined}
        linkedId={followed?.deviceId}
        overlayPadding={NOT_COVERED}
        narrow={narrow}
        maxZoom={maxZoomOf(base)}
        centerAll={0}
        arrived={NOTHING}
      />
    </BaseMap>
  )
}
