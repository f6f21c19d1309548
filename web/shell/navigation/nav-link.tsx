import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isComingSoon } from '../../i18n/en/pages.ts'
import type { DESTINATIONS } from './destinations.ts'
import styles from './nav-link.module.css'
import { useDeviceCount } from './use-device-count.ts'

type Props = { destination: (typeof DESTINATIONS)[number] }

/** An entry of the sidebar or the bottom navigation. A page that is not built yet has no link. */
export function NavLink({ destination: { name, to, icon: Icon } }: Props) {
  const { t } = useTranslation()
  const icon = <Icon size={22} stroke={1.7} aria-hidden="true" />
  if (isComingSoon(name))
    return (
      <span className={styles.link} data-coming-soon>
        {icon}
        <span>{t(`shell.destinations.${name}`)}</span> <small>{t('shell.comingSoon')}</small>
      </span>
    )
  return (
    <Link
      to={to}
      className={styles.link}
      activeOptions={{ exact: name === 'overview', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      {icon}
      <span>
        {t(`shell.destinations.${name}`)}
        {name === 'devices' && <DeviceCount />}
      </span>
    </Link>
  )
}

function DeviceCount() {
  const { t } = useTranslation()
  const count = useDeviceCount()
  if (count === undefined) return null
  return (
    <>
      {' '}
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className={styles.visuallyHidden}>{t('shell.deviceCount', { count })}</span>
    </>
  )
}
