import { useTranslation } from 'react-i18next'
import { TELTONIKA_COMMANDS, TELTONIKA_DATA } from '../../../../shared/trackers/teltonika.ts'
import { topicOf } from '../../../../shared/tracking/topics.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { ConnectionFacts } from './connection-facts.tsx'
import styles from './settings.module.css'

export function TeltonikaSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const { trackerId } = credentials
  return (
    <>
      <p className={styles.dim}>{t('connect.teltonika.intro')}</p>
      <ConnectionFacts
        credentials={credentials}
        topics={[
          [t('connect.teltonika.dataTopic'), topicOf(TELTONIKA_DATA, trackerId)],
          [t('connect.teltonika.commandsTopic'), topicOf(TELTONIKA_COMMANDS, trackerId)],
        ]}
      />
      <p>{t('connect.teltonika.elements')}</p>
      <p>{t('connect.teltonika.relay')}</p>
    </>
  )
}
