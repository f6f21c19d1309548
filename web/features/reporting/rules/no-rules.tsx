import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'

/** The empty state: what notification rules are for. */
export function NoRules({ create }: { create: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('reporting.emptyTitle')}
      text={t('reporting.empty')}
      picture={
        <>
          <path
            d="M14 74C40 74 44 40 66 40S92 70 112 48"
            fill="none"
            stroke="var(--line)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d="M10 54H190" stroke="var(--dim)" strokeWidth="2" strokeDasharray="3 7" />
          <path
            d="M112 48C124 34 130 18 148 18"
            fill="none"
            stroke="var(--brand)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="148" cy="18" r="14" fill="var(--brand)" />
          <path d="M148 11v9M148 24.5v.5" stroke="var(--on-brand)" strokeWidth="3" strokeLinecap="round" />
        </>
      }
    >
      <Button variant="light" onClick={create}>
        {t('reporting.createNew')}
      </Button>
    </EmptyState>
  )
}
