import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'

/** The empty state: where units come from. */
export function NoUnits() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('subscription.units.emptyTitle')}
      text={t('subscription.units.empty')}
      picture={
        <>
          <path
            d="M60 34 100 16 140 34V70L100 88 60 70Z"
            fill="var(--raised)"
            stroke="var(--line)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M60 34 100 52 140 34M100 52V88"
            fill="none"
            stroke="var(--line)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <circle cx="146" cy="26" r="13" fill="var(--brand)" />
          <path d="M146 19 151 32 146 29.5 141 32Z" fill="var(--on-brand)" />
        </>
      }
    >
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'purchase' }} />}
      >
        {t('subscription.buy')}
      </Button>
    </EmptyState>
  )
}
