import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'

/** The empty state: what a subscription is for. */
export function NoSubscriptions() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('subscription.emptyTitle')}
      text={t('subscription.empty')}
      picture={
        <>
          <rect
            x="38"
            y="14"
            width="124"
            height="70"
            rx="12"
            fill="var(--raised)"
            stroke="var(--line)"
            strokeWidth="3"
          />
          <path
            d="M56 66C82 66 84 40 110 40"
            fill="none"
            stroke="var(--dim)"
            strokeWidth="3"
            strokeDasharray="4 8"
            strokeLinecap="round"
          />
          <circle cx="128" cy="40" r="15" fill="var(--brand)" />
          <path
            d="M121 40 126 45 135 35"
            fill="none"
            stroke="var(--on-brand)"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      }
    >
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/subscription" search={{ tab: 'pricing' }} />}
      >
        {t('subscription.tabs.pricing')}
      </Button>
    </EmptyState>
  )
}
