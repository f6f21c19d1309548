import { useTranslation } from 'react-i18next'
import styles from './bottom-navigation.module.css'
import { PLACES_AT_THE_BOTTOM } from './destinations.ts'
import { PlaceLink } from './nav-link.tsx'

export function BottomNavigation() {
  const { t } = useTranslation()
  return (
    <nav className={styles.bottom} aria-label={t('shell.navigation')}>
      {PLACES_AT_THE_BOTTOM.map((place) => (
        <PlaceLink key={place.name} place={place} />
      ))}
    </nav>
  )
}
