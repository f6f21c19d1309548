import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from '../rules/rules.module.css'

/** The empty state: what will be counted here. */
export function NoAnalytics() {
  const { t } = useTranslation()
  return (
    <section className={styles.empty}>
      <svg viewBox="0 0 200 96" width="200" height="96" aria-hidden="true">
        <path d="M20 82H180" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
        <path d="M28 70 60 58 92 62 124 36 168 20V82H28Z" fill="var(--chosen)" />
        <path
          d="M28 70 60 58 92 62 124 36 168 20"
          fill="none"
          stroke="var(--brand)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx="168" cy="20" r="6" fill="var(--brand)" />
      </svg>
      <h2>{t('reporting.analytics.emptyTitle')}</h2>
      <p>{t('reporting.analytics.empty')}</p>
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/reporting" search={{ tab: undefined }} />}
      >
        {t('reporting.analytics.toRules')}
      </Button>
    </section>
  )
}
