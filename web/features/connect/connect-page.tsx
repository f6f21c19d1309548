import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { DeviceGlyph } from '../../ui/device-glyph.tsx'
import { NowProvider } from '../../ui/now.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import styles from './connect-page.module.css'
import { NOTHING_HEARD } from './connection.ts'
import { freshCredentials } from './credentials.ts'
import { NewCredentials } from './new-credentials.tsx'
import { WatchPanel } from './watch-panel.tsx'
import { WaySettings } from './way-settings.tsx'

const REFRESH_MS = 30 * SECOND_MS

const route = getRouteApi('/dashboard/devices/$deviceId/connect')

/** From the settings of a tracker to its first position. */
export function ConnectPage() {
  const { t } = useTranslation()
  const { deviceId } = route.useParams()
  const { client } = useSite()
  const { data, error, isFetching } = useQuery({ ...devicesQuery(client), refetchInterval: REFRESH_MS })
  const device = data?.devices.find((one) => one.deviceId === deviceId)
  return (
    <NowProvider>
      <div className={styles.page}>
        <Link to="/dashboard/live" className={styles.back}>
          <IconArrowLeft size={16} aria-hidden="true" />
          {t('connect.back')}
        </Link>
        {device && <ConnectDevice device={device} key={deviceId} />}
        {!device && isFetching && <Loading />}
        {!device && !isFetching && data && <UnknownDevice />}
        {!data && !isFetching && error && <ProblemNote error={error} title={t('connect.loadFailed')} />}
      </div>
    </NowProvider>
  )
}

function ConnectDevice({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { data: fresh } = useQuery(freshCredentials(device.deviceId))
  return (
    <>
      <header className={styles.head}>
        <DeviceGlyph deviceType={device.deviceType} freshness={device.tracking?.freshness ?? null} />
        <div>
          <h1>{t('connect.title', { name: device.deviceName })}</h1>
          <span>{t('card.id', { id: device.deviceId })}</span>
        </div>
      </header>
      {!device.hasSubscription && <p className={styles.note}>{t('connect.noSubscription')}</p>}
      <div className={styles.columns}>
        <WatchPanel
          device={device}
          before={fresh?.before ?? NOTHING_HEARD}
          // the wait begins anew with the credentials
          key={fresh?.credentials.password}
        />
        {fresh ? (
          <WaySettings credentials={fresh.credentials} />
        ) : (
          <NewCredentials deviceId={device.deviceId} />
        )}
      </div>
    </>
  )
}

function UnknownDevice() {
  const { t } = useTranslation()
  return (
    <div className={styles.unknown}>
      <h1>{t('connect.unknownTitle')}</h1>
      <p>{t('connect.unknownText')}</p>
    </div>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('connect.loading')}>
      <Skeleton height={44} width={320} mb={24} radius={12} />
      <div className={styles.columns}>
        <Skeleton height={260} radius={12} />
        <Skeleton height={480} radius={12} />
      </div>
    </div>
  )
}
