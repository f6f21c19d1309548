import { useTranslation } from 'react-i18next'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'

/** The empty state: what alert rules are for. */
export function NoRules() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('alerts.emptyTitle')}
      text={t('alerts.empty')}
      picture={
        <>
          <path
            d="M10 64C40 64 46 52 70 50S98 66 118 40 150 24 190 22"
            fill="none"
            stroke="var(--dim)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path
            d="M10 40H190"
            stroke="var(--brand)"
            strokeWidth="2"
            strokeDasharray="4 7"
            strokeLinecap="round"
          />
          <circle cx="118" cy="40" r="13" fill="var(--brand)" />
          <path
            d="M118 33c-2.8 0-4.4 2-4.4 4.6v3.2l-1.4 2.2h11.6l-1.4-2.2v-3.2c0-2.6-1.6-4.6-4.4-4.6ZM116.4 44.4a1.7 1.7 0 0 0 3.200 0Z"
            fill="var(--on-brand)"
          />
        </>
      }
    >
      <FirstStepsLink />
    </EmptyState>
  )
}
