import { Button } from '@mantine/core'
import { IconDeviceMobileUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RECOMMENDED_QOS } from '../../../../shared/trackers/mosquitto-command.ts'
import { useSite } from '../../../api/site.tsx'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { Facts } from '../../../ui/facts.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { ownTracksLink, PHONE_ID } from './owntracks-config.ts'
import styles from './settings.module.css'

const APP_PAGE = 'owntracks.org'

export function OwnTracksSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const onPhone = useNarrow()
  const link = ownTracksLink(credentials, useSite().config.topicNamespace)
  const { host, port, tls, trackerId, username, password } = credentials
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <h3>{t('connect.owntracks.install')}</h3>
          <p>
            {t('connect.owntracks.installText')}{' '}
            <a href={`https://${APP_PAGE}`} target="_blank" rel="noreferrer">
              {APP_PAGE}
            </a>
          </p>
        </li>
        <li>
          <h3>{onPhone ? t('connect.owntracks.tap') : t('connect.owntracks.scan')}</h3>
          <p>{onPhone ? t('connect.owntracks.tapText') : t('connect.owntracks.scanText')}</p>
          {onPhone && (
            <>
              <Button
                component="a"
                href={link}
                className={styles.tap}
                leftSection={<IconDeviceMobileUp size={18} />}
              >
                {t('connect.owntracks.open')}
              </Button>
              <p>{t('connect.owntracks.openText')}</p>
            </>
          )}
          <QrCode text={link} label={t('connect.owntracks.code')} />
        </li>
        <li>
          <h3>{t('connect.owntracks.send')}</h3>
          <p>{t('connect.owntracks.sendText')}</p>
        </li>
      </ol>
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
