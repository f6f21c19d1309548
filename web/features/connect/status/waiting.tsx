import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { inNamespace } from '../../../../shared/tracking/topics.ts'
import { useSite } from '../../../api/site.tsx'
import { DIALECT_SETUPS } from '../settings/dialect-setups.ts'
import styles from './status-panel.module.css'

type Props = { device: DeviceView; overdue: boolean; isConnected: boolean }

/** No message yet: what to do, and once overdue, what to check. */
export function Waiting({ device: { deviceId }, overdue, isConnected }: Props) {
  const { t } = useTranslation()
  const { topicNamespace } = useSite().config
  if (!overdue) return <p>{t('connect.status.waitingText')}</p>
  return (
    <>
      <p>{t(isConnected ? 'connect.status.nothingSent' : 'connect.status.overdueText')}</p>
      <ul className={styles.checks}>
        {!isConnected && <ConnectionChecks deviceId={deviceId} />}
        <li>
          {t('connect.status.checks.topic')}
          <ul>
            {entriesOf(DIALECT_SETUPS).map(([dialect, { topic }]) => (
              <li key={dialect}>
                {t('connect.status.checks.topicFor', {
                  dialect: t(`connect.dialects.${dialect}.name`),
                  topic: inNamespace(topicNamespace, topic(deviceId)),
                })}
              </li>
            ))}
          </ul>
        </li>
        <li>{t('connect.status.checks.qos')}</li>
      </ul>
    </>
  )
}

function ConnectionChecks({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { host, port, tls } = useSite().config.mqtt
  return (
    <>
      <li>
        {t('connect.status.checks.host', {
          host,
          port,
          tls: tls ? t('connect.facts.on') : t('connect.facts.off'),
        })}
      </li>
      <li>{t('connect.status.checks.identity', { id: deviceId })}</li>
      <li>{t('connect.status.checks.password')}</li>
      <li>{t('connect.status.checks.network')}</li>
    </>
  )
}
