import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FirstStepsLink } from '../../first-steps/first-steps-link.tsx'
import { EmptyState } from '../../ui/screens/empty-state.tsx'

/** The empty state: what share links are for. */
export function NoShares({ create }: { create: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('shares.emptyTitle')}
      text={t('shares.empty')}
      picture={
        <>
          <path d="M46 66C78 20 122 20 154 66" fill="none" stroke="var(--line)" strokeWidth="3" />
          <path
            d="M46 66C78 20 122 20 154 66"
            fill="none"
            stroke="var(--brand)"
            strokeWidth="3"
            strokeDasharray="4 9"
            strokeLinecap="round"
          />
          <circle cx="46" cy="66" r="18" fill="var(--brand)" />
          <path d="M46 56 53 74 46 70.5 39 74Z" fill="var(--on-brand)" />
          <rect
            x="138"
            y="44"
            width="32"
            height="46"
            rx="6"
            fill="var(--paper)"
            stroke="var(--dim)"
            strokeWidth="3"
          />
          <circle cx="154" cy="66" r="5" fill="var(--brand)" />
        </>
      }
    >
      <Button variant="light" onClick={create}>
        {t('shares.create')}
      </Button>
      <FirstStepsLink />
    </EmptyState>
  )
}
