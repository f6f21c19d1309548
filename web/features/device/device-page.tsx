import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../shared/time.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { NowProvider } from '../../ui/now.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import styles from './device-page.module.css'
import { OneDevice } from './one-device.tsx'

/** The specification asks for a single device's status this often. */
const REFRESH_MS = 15 * SECOND_MS

const route = getRouteApi('/dashboard/devices/$deviceId')

/** One device: how it is, what can be asked of it, and everything that was. */
export function DevicePage() {
  const { t } = useTranslation()
  const { deviceId } = route.useParams()
  const { client } = useSite()
  const { data, error } = useQuery({ ...devicesQuery(client), refetchInterval: REFRESH_MS })
  const device = data?.devices.find((one) => one.deviceId === deviceId)
  return (
    <NowProvider>
      <div className={styles.page}>
        <Link to="/dashboard/live" className={styles.back}>
          <IconArrowLeft size={16} aria-hidden="true" />
          {t('device.back')}
        </Link>
        {device && <OneDevice device={device} key={deviceId} />}
        {!device && data && <UnknownDevice />}
        {!data && error && <ProblemNote error={error} title={t('device.loadFailed')} />}
        {!data && !error && <Loading />}
      </div>
    </NowProvider>
  )
}

function UnknownDevice() {
  const { t } = useTranslation()
  return (
    <div className={styles.unknown}>
      <h1>{t('device.unknownTitle')}</h1>
      <p>{t('device.unknownText')}</p>
    </div>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('device.loading')}>
      <Skeleton height={44} width={320} my={16} radius={12} />
      <Skeleton height={320} radius={12} />
    </div>
  )
}
