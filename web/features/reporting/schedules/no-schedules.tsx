import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'

/** The empty state: what report schedules are for. */
export function NoSchedules({ create }: { create: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('reports.schedules.emptyTitle')}
      text={t('reports.schedules.empty')}
      picture={
        <>
          <rect
            x="62"
            y="16"
            width="76"
            height="70"
            rx="8"
            fill="var(--paper)"
            stroke="var(--dim)"
            strokeWidth="3"
          />
          <path d="M62 36h76" stroke="var(--dim)" strokeWidth="3" />
          <path d="M82 8v14M118 8v14" stroke="var(--dim)" strokeWidth="3" strokeLinecap="round" />
          <path
            d="M76 50h8M96 50h8M116 50h8M76 68h8M96 68h8"
            stroke="var(--line)"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <circle cx="134" cy="72" r="18" fill="var(--brand)" />
          <path
            d="M125 66h18v12h-18zM125 67l9 7 9-7"
            fill="none"
            stroke="var(--on-brand)"
            strokeWidth="2.4"
            strokeLinejoin="round"
          />
        </>
      }
    >
      <Button variant="light" onClick={create}>
        {t('reports.schedules.create')}
      </Button>
    </EmptyState>
  )
}
