import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toIso } from '../../../shared/time.ts'
import { exampleMessage, publishLine } from '../../../shared/trackers/publish-line.ts'
import type { Credentials } from './credentials.ts'
import { Facts } from './facts.tsx'
import styles from './settings.module.css'
import { TextBlock } from './text-block.tsx'
import { VectraFieldsTable } from './vectra-fields-table.tsx'

export function VectraSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const [openedAt] = useState(() => Date.now())
  const { host, port, tls, trackerId, username, password, topics } = credentials
  return (
    <>
      <p className={styles.dim}>{t('connect.vectra.intro')}</p>
      <Facts
        facts={[
          [t('connect.facts.host'), host],
          [t('connect.facts.port'), String(port)],
          [t('connect.facts.tls'), tls ? t('connect.facts.on') : t('connect.facts.off')],
          [t('connect.facts.clientId'), trackerId],
          [t('connect.facts.username'), username],
          [t('connect.facts.password'), password],
          [t('connect.facts.topic'), topics.telemetry],
          [t('connect.facts.qos'), '1'],
        ]}
      />
      <h3>{t('connect.vectra.example')}</h3>
      <TextBlock text={exampleMessage(toIso(openedAt))} label={t('connect.vectra.example')} />
      <h3>{t('connect.vectra.publish')}</h3>
      <TextBlock text={publishLine(credentials)} label={t('connect.vectra.publish')} />
      <details className={styles.more}>
        <summary>{t('connect.vectra.fields')}</summary>
        <VectraFieldsTable />
      </details>
    </>
  )
}
