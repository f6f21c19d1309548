import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { Permitted } from '../../account/membership.tsx'
import { withProblemsFirst } from '../../devices/device-problems.ts'
import { useAddDeviceDialog } from '../../devices/dialog/use-add-device-dialog.tsx'
import type { DeviceList } from '../../devices/list/use-device-list.ts'
import { TrackerPicture } from '../../devices/tracker-picture.tsx'
import { FirstStepsLink } from '../../first-steps/first-steps-link.tsx'
import type { DeviceDays } from './day/use-device-days.ts'
import deviceRowStyles from './device-row.module.css'
import { DeviceRow } from './device-row.tsx'
import styles from './overview.module.css'

const MAX_DEVICES = 5

type Props = { list: DeviceList; days: DeviceDays }

/** Five devices, those with a problem first, each a link to the live map. */
export function FirstDevices({ list: { devices, isLoaded }, days }: Props) {
  const { t } = useTranslation()
  const { addDevice, dialog } = useAddDeviceDialog()
  const total = devices.length
  return (
    <section className={styles.panel} aria-labelledby="overview-devices">
      <header>
        <h2 id="overview-devices">{t('overview.list.title')}</h2>
        {total > MAX_DEVICES && (
          <span className={styles.first}>{t('overview.list.first', { shown: MAX_DEVICES, total })}</span>
        )}
        {total > 0 && (
          <Anchor component={Link} to="/dashboard/devices" size="sm">
            {t('overview.list.viewAll')}
          </Anchor>
        )}
      </header>
      {!isLoaded && <LoadingRows label={t('overview.loading')} />}
      {isLoaded && total === 0 && <NoDevices addDevice={addDevice} />}
      {total > 0 && <DeviceRows devices={withProblemsFirst(devices).slice(0, MAX_DEVICES)} days={days} />}
      {dialog}
    </section>
  )
}

/** The rows of a list of devices, below their headings. */
function DeviceRows({ devices, days }: { devices: readonly DeviceView[]; days: DeviceDays }) {
  return (
    <>
      <Captions />
      <ul className={deviceRowStyles.list}>
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
    <div className={deviceRowStyles.captions} aria-hidden="true">
      <span>{t('overview.list.speed')}</span>
      <span>{t('overview.list.today')}</span>
      <span>{t('overview.list.battery')}</span>
      <span>{t('overview.list.position')}</span>
    </div>
  )
}

const SKELETON_WIDTHS = [62, 48, 70, 54, 58]

/** In the place of the rows while they load. */
function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {SKELETON_WIDTHS.map((width) => (
        <div key={width} className={deviceRowStyles.skeletonRow}>
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

function NoDevices({ addDevice }: { addDevice: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <svg
        className={styles.illustration}
        viewBox="0 0 200 96"
        role="img"
        aria-label={t('overview.empty.picture')}
      >
        <TrackerPicture />
      </svg>
      <h3>{t('devices.noDevicesFound')}</h3>
      <p>{t('overview.empty.text')}</p>
      <Permitted to="devices:manage">
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={addDevice}>
          {t('live.addDevice')}
        </Button>
        <FirstStepsLink />
      </Permitted>
    </div>
  )
}
