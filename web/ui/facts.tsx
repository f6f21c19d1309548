import { useTranslation } from 'react-i18next'
import { CopyButton } from './buttons/copy-button.tsx'
import styles from './facts.module.css'

export type Fact = [name: string, value: string]

/** Settings to enter by hand, each with a copy button. On phones, long values are below their names. */
export function Facts({ facts, areLong = false }: { facts: readonly Fact[]; areLong?: boolean }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts} data-long={areLong || undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            <CopyButton text={value} label={t('copy.label', { what: name })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Preformatted text with a copy button. */
export function TextBlock({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <CopyButton text={text} label={t('copy.label', { what: label })} />
    </div>
  )
}
