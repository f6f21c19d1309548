import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import type { DeviceDays } from '../day/use-device-days.ts'
import styles from '../overview.module.css'
import rows from './device-row.module.css'
import { DeviceRow } from './device-row.tsx'
import type { DeviceList } from './use-device-list.ts'

const AddDeviceDialog = lazy(() =>
  import('../../../devices/add-device-dialog.tsx').then((module) => ({ default: module.AddDeviceDialog })),
)

const MAX_DEVICES = 5

type Props = { list: DeviceList; days: DeviceDays }

/** The first five devices, each a link to the live map. */
export function FirstDevices({ list: { devices, isLoaded }, days }: Props) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  return (
    <section className={styles.panel} aria-labelledby="overview-devices">
      <header>
        <h2 id="overview-devices">{t('overview.list.title')}</h2>
        {devices.length > 0 && (
          <Anchor component={Link} to="/dashboard/devices" size="sm">
            {t('overview.list.viewAll')}
          </Anchor>
        )}
      </header>
      {!isLoaded && <LoadingRows label={t('overview.loading')} />}
      {isLoaded && devices.length === 0 && <NoDevices addDevice={() => setAdding(true)} />}
      {devices.length > 0 && (
        <>
          <Captions />
          <ul className={rows.list}>
            {devices.slice(0, MAX_DEVICES).map((device) => (
              <DeviceRow
                key={device.deviceId}
                device={device}
                day={days.byDevice?.get(device.deviceId) ?? null}
              />
            ))}
          </ul>
        </>
      )}
      {/* Outside NoDevices, which unmounts before the dialog is done. */}
      {isAdding && (
        <Suspense>
          <AddDeviceDialog close={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Column headings, hidden from screen readers: each row is a link that is read as a whole. */
function Captions() {
  const { t } = useTranslation()
  return (
    <div className={rows.captions} aria-hidden="true">
      <span>{t('overview.list.speed')}</span>
      <span>{t('overview.list.today')}</span>
      <span>{t('overview.list.battery')}</span>
      <span>{t('overview.list.position')}</span>
    </div>
  )
}

const SKELETON_WIDTHS = [62, 48, 70, 54, 58]

function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {SKELETON_WIDTHS.map((width) => (
        <div key={width} className={rows.skeletonRow}>
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
        <rect x="58" y="14" width="136" height="68" rx="10" className={styles.label} />
        <path d="M112 36H150M112 50H176M112 64H138" className={styles.labelLines} />
        <circle cx="44" cy="48" r="30" className={styles.marker} />
        <path
          d={SILHOUETTES.boat}
          transform="translate(26 30) scale(1.5)"
          fillRule="evenodd"
          className={styles.markerIcon}
        />
      </svg>
      <h3>{t('devices.noDevicesFound')}</h3>
      <p>{t('overview.empty.text')}</p>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={addDevice}>
        {t('live.addDevice')}
      </Button>
    </div>
  )
}
