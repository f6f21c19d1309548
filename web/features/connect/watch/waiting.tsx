import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { TELTONIKA_DATA } from '../../../../shared/trackers/teltonika.ts'
import { telemetryTopic, topicFor } from '../../../../shared/tracking/topics.ts'
import { useSite } from '../../../api/site.tsx'
import { ownTracksTopic } from '../settings/owntracks-config.ts'
import styles from './watch-panel.module.css'

/** Nothing has come: what to do, and after a while what to check. */
export function Waiting({
  device: { deviceId },
  overdue,
  isConnected,
}: {
  device: DeviceView
  overdue: boolean
  isConnected: boolean
}) {
  const { t } = useTranslation()
  const { host, port, tls } = useSite().config.mqtt
  if (!overdue) return <p>{t('connect.watch.waitingText')}</p>
  return (
    <>
      <p>{t(isConnected ? 'connect.watch.nothingSent' : 'connect.watch.overdueText')}</p>
      <ul className={styles.checks}>
        {!isConnected && (
          <>
            <li>
              {t('connect.watch.checks.host', {
                host,
                port,
                tls: tls ? t('connect.facts.on') : t('connect.facts.off'),
              })}
            </li>
            <li>{t('connect.watch.checks.identity', { id: deviceId })}</li>
            <li>{t('connect.watch.checks.password')}</li>
            <li>{t('connect.watch.checks.network')}</li>
          </>
        )}
        <li>
          {t('connect.watch.checks.topic', {
            topic: telemetryTopic(deviceId),
            phoneTopic: ownTracksTopic(deviceId),
            teltonikaTopic: topicFor(TELTONIKA_DATA, deviceId),
          })}
        </li>
        <li>{t('connect.watch.checks.qos')}</li>
      </ul>
    </>
  )
}
