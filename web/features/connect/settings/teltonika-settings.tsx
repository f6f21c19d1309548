import { useTranslation } from 'react-i18next'
import {
  TELTONIKA_COMMANDS,
  TELTONIKA_DATA,
  TELTONIKA_IGNITION_ID,
  TELTONIKA_RELAY_ID,
  TELTONIKA_SOURCES,
} from '../../../../shared/trackers/teltonika.ts'
import { inNamespace, topicFor } from '../../../../shared/tracking/topics.ts'
import { useSite } from '../../../api/site.tsx'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { ConnectionFacts } from './connection-facts.tsx'
import styles from './settings.module.css'

/** The AVL ids that we decode from these I/O elements. */
const ELEMENTS = {
  ignition: TELTONIKA_IGNITION_ID,
  externalVoltage: TELTONIKA_SOURCES.batteryVolts[0].id,
  gsmSignal: TELTONIKA_SOURCES.cellular[0].id,
  odometer: TELTONIKA_SOURCES.odometerKm[0].id,
  hdop: TELTONIKA_SOURCES.hdop[0].id,
  relay: TELTONIKA_RELAY_ID,
}

export function TeltonikaSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const { topicNamespace } = useSite().config
  const topicOf = (template: string) => inNamespace(topicNamespace, topicFor(template, credentials.trackerId))
  return (
    <>
      <p className={styles.dim}>{t('connect.teltonika.intro')}</p>
      <ConnectionFacts
        credentials={credentials}
        topics={[
          [t('connect.teltonika.dataTopic'), topicOf(TELTONIKA_DATA)],
          [t('connect.teltonika.commandsTopic'), topicOf(TELTONIKA_COMMANDS)],
        ]}
      />
      <p>{t('connect.teltonika.elements', ELEMENTS)}</p>
      <p>{t('connect.teltonika.relay')}</p>
      <p>{t('connect.teltonika.inputs')}</p>
    </>
  )
}
