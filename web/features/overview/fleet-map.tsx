import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { hasPosition } from '../../map/features/device-features.ts'
import { LazyDevicesMap } from '../../map/preview/lazy-devices-map.tsx'

type Props = { devices: readonly DeviceView[]; ready: boolean }

/** The devices on a small map, which leads to the live map. Nothing without a position. */
export function FleetMap({ devices, ready }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const positioned = useMemo(() => devices.filter(hasPosition), [devices])
  const select = useCallback(
    (deviceId: string) => void navigate({ to: '/dashboard/live', search: { deviceId } }),
    [navigate],
  )
  if (ready && positioned.length === 0) return null
  const [first, second] = positioned
  return (
    <LazyDevicesMap
      devices={positioned}
      followed={second === undefined ? first : undefined}
      label={t('live.map')}
      select={select}
      ready={ready}
    />
  )
}
