import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './place-field.module.css'

/** A map that could not be loaded or drawn leaves the place to be written. */
export class PlaceMapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <NoPlaceMap /> : this.props.children
  }
}

export function NoPlaceMap() {
  const { t } = useTranslation()
  return (
    <p className={styles.failed} role="alert">
      {t('shares.place.noMap')}
    </p>
  )
}
