import { useTranslation } from 'react-i18next'
import { TELTONIKA_COMMANDS, TELTONIKA_DATA } from '../../../shared/trackers/teltonika.ts'
import { topicOf } from '../../../shared/tracking/topics.ts'
import type { Credentials } from './credentials.ts'
import { Facts } from './facts.tsx'
import styles from './settings.module.css'

export function TeltonikaSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const { host, port, tls, trackerId, username, password } = credentials
  return (
    <>
      <p className={styles.dim}>{t('connect.teltonika.intro')}</p>
      <Facts
        facts={[
          [t('connect.facts.host'), host],
          [t('connect.facts.port'), String(port)],
          [t('connect.facts.tls'), tls ? t('connect.facts.on') : t('connect.facts.off')],
          [t('connect.facts.clientId'), trackerId],
          [t('connect.facts.username'), username],
          [t('connect.facts.password'), password],
          [t('connect.teltonika.dataTopic'), topicOf(TELTONIKA_DATA, trackerId)],
          [t('connect.teltonika.commandsTopic'), topicOf(TELTONIKA_COMMANDS, trackerId)],
          [t('connect.facts.qos'), '1'],
        ]}
      />
      <p>{t('connect.teltonika.elements')}</p>
      <p>{t('connect.teltonika.relay')}</p>
    </>
  )
}
