import { useTranslation } from 'react-i18next'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { type Fact, Facts } from './facts.tsx'

/** What a tracker of any kind is set up with; `topics` are those of its kind. */
export function ConnectionFacts({
  credentials,
  topics,
}: {
  credentials: Credentials
  topics: readonly Fact[]
}) {
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
        [t('connect.facts.qos'), '1'],
      ]}
    />
  )
}
