import { useTranslation } from 'react-i18next'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { Facts } from '../../../ui/facts.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { httpAddress, traccarClientLink } from './http-addresses.ts'
import { OpenAppButton, PhoneSteps } from './phone-steps.tsx'
import styles from './settings.module.css'

const APP_PAGE = 'traccar.org/client'
const APP_LINK = 'org.traccar.client://action/config'

export function TraccarClientSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const onPhone = useNarrow()
  const link = traccarClientLink(credentials)
  return (
    <>
      <PhoneSteps
        install={t('connect.traccarClient.install')}
        appPage={APP_PAGE}
        configure={{ title: t('connect.owntracks.scan'), text: t('connect.traccarClient.scanText') }}
        code={{ text: link, label: t('connect.traccarClient.code') }}
        tap={
          onPhone && (
            <OpenAppButton link={`${APP_LINK}?url=${encodeURIComponent(link)}`}>
              {t('connect.traccarClient.open')}
            </OpenAppButton>
          )
        }
        send={{ title: t('connect.traccarClient.send'), text: t('connect.traccarClient.sendText') }}
      />
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
