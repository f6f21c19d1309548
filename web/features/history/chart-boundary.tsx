import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './player.module.css'

/** A chart that could not be loaded leaves the map and the playback as they are. */
export class ChartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <ChartFailed /> : this.props.children
  }
}

function ChartFailed() {
  const { t } = useTranslation()
  return <p className={styles.unknown}>{t('player.chartFailed')}</p>
}
