import { Anchor } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBaseStyle } from '../../map/base/use-base-style.ts'
import { deviceFeatures } from '../../map/device-features.ts'
import { BuiltInMap } from '../../map/layers/built-in-map.tsx'
import { Camera, type CameraProps } from '../../map/layers/camera.tsx'
import { DevicesLayer } from '../../map/layers/devices-layer.tsx'
import { SelectedDeviceLayer } from '../../map/layers/selected-device-layer.tsx'
import { TilesWatch } from '../../map/layers/tiles-watch.tsx'
import { TrailsLayer } from '../../map/layers/trails-layer.tsx'
import { MapCanvas } from '../../map/map-canvas.tsx'
import { type DeviceTrail, trailFeatures } from '../../map/trail-features.ts'
import type { Tone } from '../../theme/status-colours.ts'
import styles from './live-map.module.css'
import { useMarkerLabel } from './use-marker-label.ts'

/** Nearer than this the built-in map is a plain colour. */
const BUILT_IN_NEAREST = 13
const NEAREST = 22

type Props = {
  styleUrl: string
  tone: Tone
  trails: readonly DeviceTrail[]
  trailMinutes: number
  readAt: number
  select: (deviceId: string) => void
  camera: Omit<CameraProps, 'nearest'>
}

export function LiveMap({ styleUrl, tone, trails, trailMinutes, readAt, select, camera }: Props) {
  const { t } = useTranslation()
  const base = useBaseStyle(styleUrl, tone)
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const labelOf = useMarkerLabel(readAt)
  const { devices, selected } = camera
  const others = useMemo(
    () =>
      deviceFeatures(
        devices.filter(({ deviceId }) => deviceId !== selected?.deviceId),
        labelOf,
      ),
    [devices, selected?.deviceId, labelOf],
  )
  const chosen = useMemo(() => deviceFeatures(selected ? [selected] : [], labelOf), [selected, labelOf])
  const lines = useMemo(() => trailFeatures(trails, trailMinutes, readAt), [trails, trailMinutes, readAt])

  if (failed) return <p className={styles.failed}>{t('live.mapFailed')}</p>
  return (
    <>
      <MapCanvas baseStyle={base.style} label={t('live.map')} failed={fail}>
        {base.source === 'builtIn' && <BuiltInMap />}
        {base.source === 'remote' && <TilesWatch failed={base.tilesFail} />}
        <TrailsLayer features={lines} />
        <DevicesLayer features={others} select={select} />
        <SelectedDeviceLayer features={chosen} />
        <Camera {...camera} nearest={base.source === 'builtIn' ? BUILT_IN_NEAREST : NEAREST} />
      </MapCanvas>
      {base.source === 'builtIn' && (
        <div className={styles.notice} role="status">
          <IconMapOff size={16} stroke={1.7} aria-hidden="true" />
          <span>{t('live.builtInMap')}</span>
          <Anchor component="button" type="button" size="sm" onClick={base.retry}>
            {t('live.retryMap')}
          </Anchor>
        </div>
      )}
    </>
  )
}
