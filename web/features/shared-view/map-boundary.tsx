import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './shared-view.module.css'

/** A map that could not be loaded or drawn leaves the card as it is. */
export class MapBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <MapFailed text="mapFailed" /> : this.props.children
  }
}

export function MapFailed({ text }: { text: 'mapFailed' | 'mapNotMade' | 'mapMisconfigured' }) {
  const { t } = useTranslation()
  return (
    <p className={styles.failed} role="alert">
      {t(`shared.${text}`)}
    </p>
  )
}
