import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PositionedDevice } from '../../map/features/device-features.ts'
import { LazyDevicesMap } from '../../map/preview/lazy-devices-map.tsx'
import styles from './device-page.module.css'

/** The device on a small map that follows it. */
export function DeviceMap({ device }: { device: PositionedDevice }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const devices = useMemo(() => [device], [device])
  const select = useCallback(
    (deviceId: string) => void navigate({ to: '/dashboard/live', search: { deviceId } }),
    [navigate],
  )
  return (
    <div className={styles.map}>
      <LazyDevicesMap
        devices={devices}
        followed={device}
        label={t('devicePage.map', { name: device.deviceName })}
        select={select}
        ready
      />
    </div>
  )
}
