import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import type { Failure } from './use-bulk.ts'

type Props = { isRunning: boolean; done: number; total: number; failures: readonly Failure<unknown>[] }

/** How far a change of many devices is, or how many of them failed and why the first one did. */
export function BulkOutcome({ isRunning, done, total, failures: [first, ...others] }: Props) {
  const { t } = useTranslation()
  if (isRunning)
    return (
      <div>
        <p role="status">{t('devicesPage.bulk.progress', { done, total })}</p>
        <Progress value={(100 * done) / total} aria-label={t('devicesPage.bulk.progressLabel')} mt={6} />
      </div>
    )
  if (first === undefined) return null
  return (
    <ProblemNote
      error={first.error}
      title={t('devicesPage.bulk.failed', { count: others.length + 1, total })}
      context="devices"
    />
  )
}
