import { useTranslation } from 'react-i18next'
import { RECOMMENDED_QOS } from '../../../../shared/trackers/mosquitto-command.ts'
import { useSite } from '../../../api/site.tsx'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { Facts } from '../../../ui/facts.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { ownTracksLink, PHONE_ID } from './owntracks-config.ts'
import { OpenAppButton, PhoneSteps } from './phone-steps.tsx'
import styles from './settings.module.css'

const APP_PAGE = 'owntracks.org'

export function OwnTracksSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const onPhone = useNarrow()
  const link = ownTracksLink(credentials, useSite().config.topicNamespace)
  const { host, port, tls, trackerId, username, password } = credentials
  return (
    <>
      <PhoneSteps
        install={t('connect.owntracks.install')}
        appPage={APP_PAGE}
        configure={{
          title: onPhone ? t('connect.owntracks.tap') : t('connect.owntracks.scan'),
          text: onPhone ? t('connect.owntracks.tapText') : t('connect.owntracks.scanText'),
        }}
        code={{ text: link, label: t('connect.owntracks.code') }}
        tap={
          onPhone && (
            <>
              <OpenAppButton link={link}>{t('connect.owntracks.open')}</OpenAppButton>
              <p>{t('connect.owntracks.openText')}</p>
            </>
          )
        }
        send={{ title: t('connect.owntracks.send'), text: t('connect.owntracks.sendText') }}
      />
      <details className={styles.more}>
        <summary>{t('connect.owntracks.byHand')}</summary>
        <p className={styles.dim}>{t('connect.owntracks.byHandText')}</p>
        <Facts
          facts={[
            [t('connect.facts.mode'), 'MQTT'],
            [t('connect.facts.host'), host],
            [t('connect.facts.port'), String(port)],
            [t('connect.facts.tls'), tls ? t('connect.facts.on') : t('connect.facts.off')],
            [t('connect.facts.clientId'), trackerId],
            [t('connect.facts.phoneId'), PHONE_ID],
            [t('connect.facts.username'), username],
            [t('connect.facts.password'), password],
            [t('connect.facts.cleanSession'), t('connect.facts.on')],
            [t('connect.facts.qos'), String(RECOMMENDED_QOS)],
          ]}
        />
      </details>
    </>
  )
}
