import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { useSite } from '../../api/site.tsx'
import { DeviceHeader } from '../../devices/device-header.tsx'
import { DevicePageLayout } from '../../devices/device-page-layout.tsx'
import { freshCredentials } from '../../devices/fresh-credentials.ts'
import { hasConnected } from '../../devices/has-connected.ts'
import styles from './connect-page.module.css'
import { DialectSettings } from './settings/dialect-settings.tsx'
import { NewCredentials } from './settings/new-credentials.tsx'
import { NO_MESSAGES } from './status/setup-status.ts'
import { StatusPanel } from './status/status-panel.tsx'
import { diagnosticsQuery } from './status/use-setup-status.ts'

const route = getRouteApi('/dashboard/devices/$deviceId/connect')

/** Guides from the tracker's settings to its first position. */
export function ConnectPage() {
  const { deviceId } = route.useParams()
  return (
    <DevicePageLayout deviceId={deviceId} wide>
      {(device) => <ConnectDevice device={device} key={deviceId} />}
    </DevicePageLayout>
  )
}

function ConnectDevice({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { deviceId } = device
  const { client } = useSite()
  const { data: fresh } = useQuery(freshCredentials(deviceId))
  // fetched by the status panel
  const contact = useQuery({ ...diagnosticsQuery(client, deviceId), enabled: false })
  return (
    <>
      <DeviceHeader device={device} title={t('connect.title', { name: device.deviceName })} />
      {!device.hasSubscription && <p className={styles.note}>{t('connect.noSubscription')}</p>}
      <div className={styles.columns}>
        <StatusPanel
          device={device}
          before={fresh?.before ?? NO_MESSAGES}
          // New credentials restart the wait.
          key={fresh?.credentials.password}
        />
        {fresh && <DialectSettings credentials={fresh.credentials} />}
        {!fresh && contact.isPending && <Skeleton height={180} radius={12} />}
        {!fresh && !contact.isPending && (
          <NewCredentials
            deviceId={deviceId}
            hasConnected={contact.data === undefined || hasConnected(contact.data)}
          />
        )}
      </div>
    </>
  )
}
