import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import { EmptyState } from '../../../ui/screens/empty-state.tsx'

/** The empty state: what geofences are for. */
export function NoGeofences() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('geofences.emptyTitle')}
      text={t('geofences.empty')}
      picture={
        <>
          <path
            d="M62 20 138 12 160 58 118 86 58 74Z"
            fill="var(--chosen)"
            stroke="var(--brand)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d="M12 62C44 52 68 62 104 48"
            fill="none"
            stroke="var(--dim)"
            strokeWidth="3"
            strokeDasharray="4 8"
            strokeLinecap="round"
          />
          <circle cx="108" cy="46" r="14" fill="var(--brand)" />
          <path d="M108 37 114 53 108 50 102 53Z" fill="var(--on-brand)" />
        </>
      }
    >
      <Button
        variant="light"
        renderRoot={(root) => <Link {...root} to="/dashboard/geofences" search={{ tab: undefined }} />}
      >
        {t('geofences.drawFirst')}
      </Button>
      <FirstStepsLink />
    </EmptyState>
  )
}
