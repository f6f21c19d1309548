import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './device-links.module.css'

/** From the route of a device to its other pages. */
export function DeviceLinks({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.links} aria-label={t('history.device')}>
      <Link to="/dashboard/live" search={{ deviceId }}>
        {t('device.show')}
      </Link>
      <Link to="/dashboard/devices/$deviceId" params={{ deviceId }}>
        {t('devicePage.open')}
      </Link>
    </nav>
  )
}
