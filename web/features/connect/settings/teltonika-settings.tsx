import { useTranslation } from 'react-i18next'
import { TELTONIKA_COMMANDS, TELTONIKA_DATA } from '../../../../shared/trackers/teltonika.ts'
import { topicFor } from '../../../../shared/tracking/topics.ts'
import { ConnectionFacts } from '../watch/connection-facts.tsx'
import type { Credentials } from './credentials.ts'
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
          [t('connect.teltonika.dataTopic'), topicFor(TELTONIKA_DATA, trackerId)],
          [t('connect.teltonika.commandsTopic'), topicFor(TELTONIKA_COMMANDS, trackerId)],
        ]}
      />
      <p>{t('connect.teltonika.elements')}</p>
      <p>{t('connect.teltonika.relay')}</p>
    </>
  )
}
