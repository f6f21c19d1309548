import { useTranslation } from 'react-i18next'
import styles from './bottom-navigation.module.css'
import { BOTTOM_DESTINATIONS } from './destinations.ts'
import { NavLink } from './nav-link.tsx'

export function BottomNavigation() {
  const { t } = useTranslation()
  return (
    <nav className={styles.bottom} aria-label={t('shell.navigation')}>
      {BOTTOM_DESTINATIONS.map((destination) => (
        <NavLink key={destination.name} destination={destination} />
      ))}
    </nav>
  )
}
