import { Anchor } from '@mantine/core'
import { Link, useMatchRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FIRST_STEPS } from './first-steps.ts'
import { useDismissed } from './use-dismissed.ts'
import { useFirstSteps } from './use-first-steps.ts'

/** Leads from an empty page to the first steps of a new account, also after they were dismissed. */
export function FirstStepsLink() {
  const { t } = useTranslation()
  const steps = useFirstSteps()
  const { isDismissed, restore } = useDismissed()
  const isThere = useMatchRoute()({ to: '/dashboard' }) !== false && !isDismissed
  if (steps === null || isThere) return null
  const count = FIRST_STEPS.filter((step) => steps.done[step]).length
  return (
    <Anchor component={Link} to="/dashboard" onClick={restore} size="sm" underline="always">
      {t('firstSteps.link', { count, total: FIRST_STEPS.length })}
    </Anchor>
  )
}
