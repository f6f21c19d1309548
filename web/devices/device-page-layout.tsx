import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import { SECOND_MS } from '../../shared/time.ts'
import { devicesQuery } from '../api/devices-query.ts'
import { dueInMs } from '../api/due-in.ts'
import { useShownDevices } from '../api/live-push/shown-devices.ts'
import { useLivePush } from '../api/live-push/use-live-push.ts'
import { useSite } from '../api/site.tsx'
import { ProblemNote } from '../ui/feedback/problem-note.tsx'
import styles from './device-page-layout.module.css'

/** The specification's interval for a single device's status. */
const POLL_MS = 15 * SECOND_MS

type Props = { deviceId: string; wide?: boolean; children: (device: DeviceView) => ReactNode }

/** A page about one device: a link back, and the device's content, or why the device cannot be shown. */
export function DevicePageLayout({ deviceId, wide, children }: Props) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useDevices(deviceId)
  const device = data?.devices.find((candidate) => candidate.deviceId === deviceId)
  const content = () => {
    if (device) return children(device)
    // a device that was just added is not in the cached answer
    if (isFetching) return <Loading />
    if (data) return <UnknownDevice />
    return (
      <div className={styles.unknown}>
        <h1>{t('device.loadFailed')}</h1>
        <ProblemNote error={error} context="devices">
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('problem.tryAgain')}
          </Button>
        </ProblemNote>
      </div>
    )
  }
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      <Link to="/dashboard/live" className={styles.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {t('device.back')}
      </Link>
      {content()}
    </div>
  )
}

/** Polling stops for a device that is not in the account. */
function useDevices(deviceId: string) {
  const { client } = useSite()
  useLivePush(true)
  useShownDevices([deviceId])
  return useQuery({
    ...devicesQuery(client),
    refetchInterval: ({ state: { data, dataUpdatedAt, errorUpdatedAt } }) =>
      data === undefined || data.devices.some((device) => device.deviceId === deviceId)
        ? dueInMs(POLL_MS, Math.max(dataUpdatedAt, errorUpdatedAt), Date.now())
        : false,
  })
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
