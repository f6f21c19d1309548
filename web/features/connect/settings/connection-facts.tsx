import { useTranslation } from 'react-i18next'
import { RECOMMENDED_QOS } from '../../../../shared/trackers/mosquitto-command.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'

type Props = { credentials: Credentials; topics: readonly Fact[] }

/** The connection settings of any MQTT tracker, with the topics of its dialect. */
export function ConnectionFacts({ credentials, topics }: Props) {
  const { t } = useTranslation()
  const { host, port, tls, trackerId, username, password } = credentials
  return (
    <Facts
      facts={[
        [t('connect.facts.host'), host],
        [t('connect.facts.port'), String(port)],
        [t('connect.facts.tls'), tls ? t('connect.facts.on') : t('connect.facts.off')],
        [t('connect.facts.clientId'), trackerId],
        [t('connect.facts.username'), username],
        [t('connect.facts.password'), password],
        ...topics,
        [t('connect.facts.qos'), String(RECOMMENDED_QOS)],
      ]}
    />
  )
}
