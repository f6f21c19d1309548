import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toIso } from '../../../../shared/time.ts'
import { exampleMessage } from '../../../../shared/trackers/mosquitto-command.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { Facts, TextBlock } from '../../../ui/facts.tsx'
import { curlCommand, gpsloggerUrl, httpAddress, osmandUrl } from './http-addresses.ts'
import styles from './settings.module.css'

/** The addresses of apps and units that send by HTTP. */
export function HttpSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const [openedAt] = useState(() => Date.now())
  return (
    <>
      <p className={styles.dim}>{t('connect.http.intro')}</p>
      <p className={styles.dim}>{t('connect.http.mqtt')}</p>
      <Facts
        areLong
        facts={[
          [t('connect.http.owntracks'), httpAddress(credentials, 'owntracks')],
          [t('connect.http.overland'), httpAddress(credentials, 'overland')],
          [t('connect.http.gpslogger'), gpsloggerUrl(credentials)],
          [t('connect.http.osmand'), osmandUrl(credentials)],
          [t('connect.http.digitalMatter'), httpAddress(credentials, 'digital-matter')],
          [t('connect.http.own'), httpAddress(credentials, 'vectra')],
        ]}
      />
      <h3>{t('connect.vectra.publish')}</h3>
      <TextBlock
        text={curlCommand(credentials, exampleMessage(toIso(openedAt)))}
        label={t('connect.vectra.publish')}
      />
    </>
  )
}
