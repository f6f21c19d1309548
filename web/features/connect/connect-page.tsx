import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { DeviceHeader } from '../../devices/device-header.tsx'
import { DevicePageLayout } from '../../devices/device-page-layout.tsx'
import styles from './connect-page.module.css'
import { freshCredentials } from './settings/credentials.ts'
import { WaySettings } from './settings/dialect-settings.tsx'
import { NewCredentials } from './settings/new-credentials.tsx'
import { NOTHING_HEARD } from './watch/finding.ts'
import { WatchPanel } from './watch/watch-panel.tsx'

const route = getRouteApi('/dashboard/devices/$deviceId/connect')

/** From the settings of a tracker to its first position. */
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
  const { data: fresh } = useQuery(freshCredentials(device.deviceId))
  return (
    <>
      <DeviceHeader device={device} title={t('connect.title', { name: device.deviceName })} />
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
