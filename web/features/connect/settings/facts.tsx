import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import styles from './settings.module.css'

export type Fact = [name: string, value: string]

/** Settings to enter by hand, each with a copy button. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            <CopyButton text={value} label={t('connect.facts.copy', { what: name })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
