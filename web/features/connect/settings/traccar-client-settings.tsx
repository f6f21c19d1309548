import { Button } from '@mantine/core'
import { IconDeviceMobileUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { Facts } from '../../../ui/facts.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { httpAddress, traccarClientLink } from './http-addresses.ts'
import styles from './settings.module.css'

const APP_PAGE = 'traccar.org/client'
const APP_LINK = 'org.traccar.client://action/config'

export function TraccarClientSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const onPhone = useNarrow()
  const link = traccarClientLink(credentials)
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <h3>{t('connect.traccarClient.install')}</h3>
          <p>
            {t('connect.owntracks.installText')}{' '}
            <a href={`https://${APP_PAGE}`} target="_blank" rel="noreferrer">
              {APP_PAGE}
            </a>
          </p>
        </li>
        <li>
          <h3>{t('connect.owntracks.scan')}</h3>
          <p>{t('connect.traccarClient.scanText')}</p>
          {onPhone && (
            <Button
              component="a"
              href={`${APP_LINK}?url=${encodeURIComponent(link)}`}
              className={styles.tap}
              leftSection={<IconDeviceMobileUp size={18} />}
            >
              {t('connect.traccarClient.open')}
            </Button>
          )}
          <QrCode text={link} label={t('connect.traccarClient.code')} />
        </li>
        <li>
          <h3>{t('connect.traccarClient.send')}</h3>
          <p>{t('connect.traccarClient.sendText')}</p>
        </li>
      </ol>
      <details className={styles.more}>
        <summary>{t('connect.owntracks.byHand')}</summary>
        <Facts
          facts={[
            [t('connect.facts.phoneId'), credentials.trackerId],
            [t('connect.traccarClient.address'), httpAddress(credentials, 'traccar-client')],
          ]}
        />
      </details>
    </>
  )
}
