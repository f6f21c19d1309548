import { useTranslation } from 'react-i18next'
import type { FailureContext } from '../../i18n/en/problem.ts'
import { LoadingButton } from '../buttons/loading-button.tsx'
import { ProblemNote } from './problem-note.tsx'

type Query = { error: Error | null; data: unknown; isFetching: boolean; refetch: () => unknown }
type Props = {
  query: Query
  title: string
  /** Says that what is shown is from before the failure. */
  stale: string
  context?: FailureContext
}

/** Why a query failed, with a button that repeats it; nothing while it has not failed. */
export function QueryProblem({ query, title, stale, context }: Props) {
  const { t } = useTranslation()
  if (query.error === null) return null
  return (
    <ProblemNote error={query.error} title={title} context={context}>
      {query.data !== undefined && <p>{stale}</p>}
      <LoadingButton
        variant="default"
        size="xs"
        loading={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t('problem.tryAgain')}
      </LoadingButton>
    </ProblemNote>
  )
}
