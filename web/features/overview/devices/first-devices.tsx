import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withProblemsFirst } from '../../../devices/device-problems.ts'
import { useAddDeviceDialog } from '../../../devices/dialog/use-add-device-dialog.tsx'
import type { DeviceList } from '../../../devices/list/use-device-list.ts'
import type { DeviceDays } from '../day/use-device-days.ts'
import styles from '../overview.module.css'
import { DeviceRows, LoadingRows } from './device-rows.tsx'
import { NoDevices } from './no-devices.tsx'

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
