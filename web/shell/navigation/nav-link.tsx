import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DESTINATIONS } from './destinations.ts'
import styles from './nav-link.module.css'
import { useDeviceCount } from './use-device-count.ts'

type Props = { destination: (typeof DESTINATIONS)[number] }

/** A link of the sidebar or the bottom navigation. The devices link has a badge with their count. */
export function NavLink({ destination: { name, to, icon: Icon } }: Props) {
  const { t } = useTranslation()
  return (
    <Link
      to={to}
      className={styles.link}
      activeOptions={{ exact: name === 'overview', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon size={22} stroke={1.7} aria-hidden="true" />
      <span>{t(`shell.destinations.${name}`)}</span>
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
      <span className={styles.visuallyHidden}>{t('shell.deviceCount', { count })}</span>
    </span>
  )
}
