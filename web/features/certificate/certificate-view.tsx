import { IconAlertCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ConfirmedCertificate } from '../../../shared/certificates/certificate.ts'
import { addressLines } from '../../../shared/subscriptions/order.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from './certificate.module.css'
import { CertifiedDeviceCard } from './certified-device-card.tsx'
import { useDayText } from './use-day-text.ts'

/** What a certificate said, and which of its devices are monitored now. */
export function CertificateView({ certificate }: { certificate: ConfirmedCertificate }) {
  const { t, i18n } = useTranslation()
  const dayText = useDayText()
  const { number, issuedOn, holder, devices } = certificate
  return (
    <main className={styles.page}>
      <header>
        <Logo size={32} />
        <span>{t('product')}</span>
      </header>
      <h1>{t('certificate.title')}</h1>
      <MonitoredNow devices={devices} />
      <p className={styles.text}>{t('certificate.text')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('certificate.holder')}</dt>
          <dd>
            <strong>{holder.name}</strong>
            {holder.address && (
              <span className={styles.address}>{addressLines(holder.address, i18n.language).join('\n')}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('certificate.issuedOn')}</dt>
          <dd>{dayText(issuedOn)}</dd>
        </div>
        <div>
          <dt>{t('certificate.number')}</dt>
          <dd className="numbers">{number}</dd>
        </div>
      </dl>
      <h2>{t('certificate.devices')}</h2>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <CertifiedDeviceCard key={device.deviceId} device={device} />
        ))}
      </ul>
      <p className={styles.note}>{t('certificate.note')}</p>
    </main>
  )
}

const ICONS = { all: IconCircleCheck, some: IconAlertCircle, none: IconCircleMinus }

function MonitoredNow({ devices }: Pick<ConfirmedCertificate, 'devices'>) {
  const { t } = useTranslation()
  const count = devices.length
  const monitored = devices.filter(({ isMonitored }) => isMonitored).length
  const state = monitored === count ? 'all' : monitored === 0 ? 'none' : 'some'
  const Icon = ICONS[state]
  return (
    <p className={styles.state} data-state={state} role="status">
      <Icon size={22} aria-hidden="true" />
      {t(`certificate.status.${state}`, { count, monitored })}
    </p>
  )
}
