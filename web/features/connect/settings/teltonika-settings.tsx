import { useTranslation } from 'react-i18next'
import { TELTONIKA_COMMANDS, TELTONIKA_DATA } from '../../../../shared/trackers/teltonika.ts'
import {
  TELTONIKA_IGNITION,
  TELTONIKA_MEASURED,
  TELTONIKA_RELAY,
} from '../../../../shared/trackers/teltonika-ids.ts'
import { topicOf } from '../../../../shared/tracking/topics.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { ConnectionFacts } from './connection-facts.tsx'
import styles from './settings.module.css'

/** The AVL ids that we decode from these I/O elements. */
const ELEMENTS = {
  ignition: TELTONIKA_IGNITION,
  externalVoltage: TELTONIKA_MEASURED.batteryVolts[0].id,
  gsmSignal: TELTONIKA_MEASURED.cellular[0].id,
  odometer: TELTONIKA_MEASURED.odometerKm[0].id,
  hdop: TELTONIKA_MEASURED.hdop[0].id,
  relay: TELTONIKA_RELAY,
}

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
      <p>{t('connect.teltonika.elements', ELEMENTS)}</p>
      <p>{t('connect.teltonika.relay')}</p>
    </>
  )
}
