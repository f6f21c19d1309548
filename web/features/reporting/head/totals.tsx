import { useTranslation } from 'react-i18next'
import styles from '../reporting-page.module.css'

type Props = {
  /** Each is 0 until its list is loaded (specification 3.9). */
  schedules: { count: number; active: number }
  rules: { count: number; active: number }
  generated: number
  sent: { count: number; days: number }
}

/** The figures above the tabs. */
export function Totals({ schedules, rules, generated, sent }: Props) {
  const { t } = useTranslation()
  const totals = [
    {
      name: 'schedules',
      value: schedules.count,
      note: t('reporting.totals.active', { count: schedules.active }),
    },
    { name: 'rules', value: rules.active, note: t('reporting.totals.ofRules', { count: rules.count }) },
    { name: 'generated', value: generated, note: null },
    { name: 'sent', value: sent.count, note: t('reporting.totals.lastDays', { count: sent.days }) },
  ] as const
  return (
    <dl className={styles.totals} aria-label={t('reporting.totals.label')}>
      {totals.map(({ name, value, note }) => (
        <div key={name} className={styles.total}>
          <dt>{t(`reporting.totals.${name}`)}</dt>
          <dd>
            {value} {note !== null && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
