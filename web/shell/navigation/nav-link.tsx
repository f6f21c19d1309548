import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SECOND_MS } from '../../../shared/time.ts'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import type { DESTINATIONS } from './destinations.ts'
import styles from './nav-link.module.css'

type Props = { destination: (typeof DESTINATIONS)[number] }

/** An entry of the sidebar or the bottom navigation. */
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

/** The count reuses the list that the pages load, and requests it only if none of them has recently. */
const STALE_AFTER_MS = 30 * SECOND_MS

function useDeviceCount(): number | undefined {
  const { client } = useSite()
  const { data } = useQuery({
    ...devicesQuery(client),
    select: ({ devices }) => devices.length,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return data
}
