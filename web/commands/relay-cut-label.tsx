import { useTranslation } from 'react-i18next'
import styles from './relay-cut-label.module.css'
import { RELAY_ICONS } from './relay-icons.ts'

/** Says that a device's relay is cut, in a list. */
export function RelayCutLabel() {
  const { t } = useTranslation()
  return (
    <span className={styles.label}>
      <RELAY_ICONS.cut size={13} stroke={2.2} aria-hidden="true" />
      {t('card.relayCut')}
    </span>
  )
}
