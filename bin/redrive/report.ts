import type { RetryFailure } from '../../shared/operator/dead-letters.routes.ts'
import type { Outcome } from './redrive.ts'

/** The result of a redrive as text for the operator. */
export function formatReport(target: string, outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return `There are no dead letters in ${target}.`
  const stored = outcomes.filter(({ result }) => result.kind === 'stored').length
  const listed = counted(outcomes.flatMap(({ result }) => (result.kind === 'listed' ? [result.content] : [])))
  const failed = counted(
    outcomes.flatMap(({ result }) => (result.kind === 'failed' ? [reasonOf(result.failure)] : [])),
  )
  return [
    `Dead letters read from ${target}: ${outcomes.length}`,
    ...(listed.length > 0 ? ['To be reprocessed:', ...listed] : []),
    ...(stored > 0 ? [`Stored and removed: ${stored}`] : []),
    ...(failed.length > 0 ? ['Left in the queue:', ...failed] : []),
  ].join('\n')
}

function reasonOf(failure: RetryFailure): string {
  switch (failure.code) {
    case 'not-stored':
      return failure.reason
    case 'records-gone':
      return `${failure.missing} of its ${failure.of} records are no longer in the stream; the others are stored`
    case 'unknown-letter':
    case 'no-queue':
      return 'not a dead letter of this stack'
  }
}

function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => `  ${count} x ${text}`)
}
