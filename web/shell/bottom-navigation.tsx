import { useTranslation } from 'react-i18next'
import styles from './bottom-navigation.module.css'
import { PlaceLink } from './place-link.tsx'
import { PLACES_AT_THE_BOTTOM } from './places.ts'

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
