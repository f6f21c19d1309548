import { IconMapPinOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { ConnectLink, waitsForPosition } from '../../../devices/connect-link.tsx'
import { MapNotice } from '../../../map/map-notices.tsx'

/** Says why the map is empty although there are devices, and leads to the first that can be connected. */
export function EmptyMapNotice({ devices }: { devices: readonly DeviceView[] }) {
  const { t } = useTranslation()
  const device = devices.find(waitsForPosition)
  if (device === undefined || devices.some(({ tracking }) => tracking !== null)) return null
  return (
    <MapNotice icon={<IconMapPinOff size={16} stroke={1.7} aria-hidden />}>
      {t('live.noPositions')}
      <ConnectLink device={device} />
    </MapNotice>
  )
}
