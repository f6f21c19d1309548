import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DESTINATIONS } from './destinations.ts'
import styles from './nav-link.module.css'
import { useDeviceCount } from './use-device-count.ts'

/** A way to a place, in the sidebar or at the bottom of a phone; the devices say how many they are. */
export function NavLink({ place: { name, to, icon: Icon } }: { place: (typeof DESTINATIONS)[number] }) {
  const { t } = useTranslation()
  return (
    <Link
      to={to}
      className={styles.place}
      activeOptions={{ exact: name === 'overview', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon size={22} stroke={1.7} aria-hidden="true" />
      <span>{t(`shell.places.${name}`)}</span>
      {name === 'devices' && <DeviceCount />}
    </Link>
  )
}

function DeviceCount() {
  const { t } = useTranslation()
  const count = useDeviceCount()
  if (count === undefined) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className={styles.spoken}>{t('shell.deviceCount', { count })}</span>
    </span>
  )
}
