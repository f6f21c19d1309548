import { useTranslation } from 'react-i18next'
import { RECOMMENDED_QOS } from '../../../../shared/trackers/mosquitto-command.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import styles from './settings.module.css'

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

export type Fact = [name: string, value: string]

/** Settings to enter by hand, each with a copy button. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            <CopyButton text={value} label={t('connect.facts.copy', { what: name })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Preformatted text with a copy button. */
export function TextBlock({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <CopyButton text={text} label={t('connect.facts.copy', { what: label })} />
    </div>
  )
}
