import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toIso } from '../../../../shared/time.ts'
import { exampleMessage, mosquittoCommand } from '../../../../shared/trackers/mosquitto-command.ts'
import type { Credentials } from '../../../devices/fresh-credentials.ts'
import { TextBlock } from '../../../ui/facts.tsx'
import { ConnectionFacts } from './connection-facts.tsx'
import styles from './settings.module.css'

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

function VectraFieldsTable() {
  const { t } = useTranslation()
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t('connect.vectra.field')}</th>
          <th scope="col">{t('connect.vectra.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {VECTRA_FIELDS.map(({ name, example, needed }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {needed && <small>{t('connect.vectra.needed')}</small>}
            </th>
            <td>
              {t(`connect.vectra.meanings.${name}`)}
              <code>{JSON.stringify(example)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every field of Vectra's JSON with an example value, required fields first. */
export const VECTRA_FIELDS = [
  { name: 'time', example: '2026-05-01T12:00:00Z', needed: true },
  { name: 'lat', example: 26.1, needed: true },
  { name: 'lng', example: -80.1, needed: true },
  { name: 'speedKmh', example: 31.5, needed: false },
  { name: 'course', example: 90, needed: false },
  { name: 'altitudeM', example: 3, needed: false },
  { name: 'accuracyM', example: 6, needed: false },
  { name: 'satellites', example: 11, needed: false },
  { name: 'hdop', example: 0.9, needed: false },
  { name: 'ignition', example: true, needed: false },
  { name: 'batteryVolts', example: 12.7, needed: false },
  { name: 'batteryPercent', example: 80, needed: false },
  { name: 'cellular', example: 24, needed: false },
  { name: 'odometerKm', example: 1204.6, needed: false },
  { name: 'engineHours', example: 88.2, needed: false },
  { name: 'gForce', example: 1.1, needed: false },
  { name: 'relayCut', example: false, needed: false },
  { name: 'bilgePump', example: true, needed: false },
  { name: 'bilgeHigh', example: false, needed: false },
  { name: 'shorePower', example: true, needed: false },
  { name: 'depthM', example: 4.2, needed: false },
  { name: 'batteries', example: { house: { volts: 12.6, percent: 88 } }, needed: false },
  { name: 'tanks', example: { fuel: 0.7 }, needed: false },
  { name: 'reportIntervalSeconds', example: 60, needed: false },
  { name: 'events', example: ['rapidAcceleration'], needed: false },
  { name: 'statusText', example: 'ACC_ON', needed: false },
] as const
