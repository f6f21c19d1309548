import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { DeviceDays } from '../day/use-device-days.ts'
import styles from './device-row.module.css'
import { DeviceRow } from './device-row.tsx'

/** The rows of a list of devices, below their headings. */
export function DeviceRows({ devices, days }: { devices: readonly DeviceView[]; days: DeviceDays }) {
  return (
    <>
      <Captions />
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.deviceId}
            device={device}
            day={days.byDevice?.get(device.deviceId) ?? null}
          />
        ))}
      </ul>
    </>
  )
}

/** Column headings, hidden from screen readers: each row is a link that is read as a whole. */
function Captions() {
  const { t } = useTranslation()
  return (
    <div className={styles.captions} aria-hidden="true">
      <span>{t('overview.list.speed')}</span>
      <span>{t('overview.list.today')}</span>
      <span>{t('overview.list.battery')}</span>
      <span>{t('overview.list.position')}</span>
    </div>
  )
}

const SKELETON_WIDTHS = [62, 48, 70, 54, 58]

/** In the place of the rows while they load. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {SKELETON_WIDTHS.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton circle height={38} />
          <div>
            <Skeleton height={12} width={`${width}%`} maw={220} />
            <Skeleton height={10} width={`${width - 20}%`} maw={150} mt={8} />
          </div>
        </div>
      ))}
    </div>
  )
}
