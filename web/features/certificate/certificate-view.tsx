import { IconAlertCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ConfirmedCertificate } from '../../../shared/certificates/certificate.ts'
import { addressLines } from '../../../shared/subscriptions/order.ts'
import { wordedDate } from '../../../shared/times/date-words.ts'
import { useTypeLabel } from '../../devices/use-type-label.ts'
import { Logo } from '../../ui/logo.tsx'
import { useListText } from '../../ui/text/use-list-text.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import styles from './certificate.module.css'

/** The certificate as it was issued, and which of its devices are monitored now. */
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

type Props = { device: ConfirmedCertificate['devices'][number] }

function CertifiedDeviceCard({ device }: Props) {
  const { t } = useTranslation()
  const listText = useListText()
  const dayText = useDayText()
  const typeLabel = useTypeLabel()
  const { deviceId, deviceName, plateNumber, deviceType, monitoredSince, isMonitored } = device
  const Icon = isMonitored ? IconCircleCheck : IconCircleMinus
  const monitored = [
    t('certificate.livePosition'),
    ...(device.geofences === 0 ? [] : [t('certificate.geofences', { count: device.geofences })]),
    ...(device.alerts === 0 ? [] : [t('certificate.alerts', { count: device.alerts })]),
  ]
  const facts = [
    [t('certificate.plate'), plateNumber ?? t('certificate.noPlate')],
    [t('certificate.type'), typeLabel(deviceType)],
    [t('certificate.deviceId'), deviceId],
    [t('certificate.since'), dayText(monitoredSince)],
    [t('certificate.monitored'), listText(monitored)],
  ] as const
  return (
    <li>
      <h3>{deviceName}</h3>
      <p className={styles.state} data-state={isMonitored ? 'all' : 'none'}>
        <Icon size={18} aria-hidden="true" />
        {t(isMonitored ? 'certificate.isMonitored' : 'certificate.wasMonitored')}
      </p>
      <dl>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Writes a day (`YYYY-MM-DD`) in the order of the viewer's language. */
function useDayText(): (day: string) => string {
  const { i18n } = useTranslation()
  const { clock } = useTimes()
  return (day) => wordedDate(day, clock.dateFormat, i18n.language)
}
