import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { devices } from '../../../shared/devices/devices.routes.ts'
import type { RouteReply } from '../../../shared/http/route.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import styles from './add-device.module.css'
import { publishLine } from './publish-line.ts'

export type Credentials = RouteReply<typeof devices.createCredentials>

export function CredentialsView({ credentials, done }: { credentials: Credentials; done: () => void }) {
  const { t } = useTranslation()
  const { host, port, tls, username, password, topics } = credentials
  const facts: [name: string, value: string][] = [
    [t('credentials.host'), host],
    [t('credentials.port'), String(port)],
    [t('credentials.tls'), tls ? t('credentials.tlsOn') : t('credentials.tlsOff')],
    [t('credentials.username'), username],
    [t('credentials.password'), password],
    [t('credentials.topic'), topics.telemetry],
  ]
  const line = publishLine(credentials)
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('credentials.once')}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd>
              <CopyButton text={value} label={t('credentials.copy', { what: name })} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.try}>
        <span>{t('credentials.try')}</span>
        <CopyButton text={line} label={t('credentials.copy', { what: t('credentials.command') })} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
        <pre tabIndex={0}>{line}</pre>
      </div>
      <div className={styles.buttons}>
        <Button onClick={done} data-autofocus>
          {t('credentials.done')}
        </Button>
      </div>
    </div>
  )
}
