import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toIso } from '../../../../shared/time.ts'
import { exampleMessage, mosquittoCommand } from '../../../../shared/trackers/mosquitto-command.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { ConnectionFacts } from './connection-facts.tsx'
import styles from './settings.module.css'
import { TextBlock } from './text-block.tsx'
import { VectraFieldsTable } from './vectra-fields-table.tsx'

export function VectraSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  const [openedAt] = useState(() => Date.now())
  return (
    <>
      <p className={styles.dim}>{t('connect.vectra.intro')}</p>
      <ConnectionFacts
        credentials={credentials}
        topics={[[t('connect.facts.topic'), credentials.topics.telemetry]]}
      />
      <h3>{t('connect.vectra.example')}</h3>
      <TextBlock text={exampleMessage(toIso(openedAt))} label={t('connect.vectra.example')} />
      <h3>{t('connect.vectra.publish')}</h3>
      <TextBlock text={mosquittoCommand(credentials)} label={t('connect.vectra.publish')} />
      <details className={styles.more}>
        <summary>{t('connect.vectra.fields')}</summary>
        <VectraFieldsTable />
      </details>
    </>
  )
}
