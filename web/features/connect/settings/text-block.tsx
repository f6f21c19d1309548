import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import styles from './settings.module.css'

/** Preformatted text with a copy button. */
export function TextBlock({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <CopyButton text={text} label={t('connect.facts.copy', { what: label })} />
    </div>
  )
}
