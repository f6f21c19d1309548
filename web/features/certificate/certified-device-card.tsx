import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ConfirmedCertificate } from '../../../shared/certificates/certificate.ts'
import { useTypeLabel } from '../../devices/use-type-label.ts'
import { useListText } from '../../ui/text/use-list-text.ts'
import styles from './certificate.module.css'
import { useDayText } from './use-day-text.ts'

type Props = { device: ConfirmedCertificate['devices'][number] }

export function CertifiedDeviceCard({ device }: Props) {
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
