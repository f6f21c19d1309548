import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'

/** The empty state: what will be counted here. */
export function NoAnalytics() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('reporting.analytics.emptyTitle')}
      text={t('reporting.analytics.empty')}
      picture={
        <>
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
        </>
      }
    >
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/reporting" search={{ tab: 'rules' }} />}
      >
        {t('reporting.analytics.toRules')}
      </Button>
    </EmptyState>
  )
}
