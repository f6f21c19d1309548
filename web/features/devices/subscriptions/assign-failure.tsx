import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'

const SERVER_ERROR = 500

/** That a subscription was not assigned: the server refused it, or something failed. Then why. */
export function AssignFailure({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const isRefused = error instanceof ApiProblem && error.status > 0 && error.status < SERVER_ERROR
  const title = isRefused ? t('devicesPage.assign.refused') : t('devicesPage.assign.error')
  return <ProblemNote error={error} title={title} context="subscriptions" />
}
