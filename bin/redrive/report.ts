import type { Outcome } from './redrive.ts'

/** What was done with the letters, as text for the operator. */
export function formatReport(where: string, outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return `There are no dead letters of ${where}.`
  const stays = counted(outcomes.flatMap(({ fate }) => (fate.is === 'stays' ? [fate.why] : [])))
  const would = counted(outcomes.flatMap(({ fate }) => (fate.is === 'would' ? [fate.text] : [])))
  const stored = outcomes.filter(({ fate }) => fate.is === 'stored').length
  return [
    `Dead letters of ${where} that were looked at: ${outcomes.length}`,
    ...(would.length > 0 ? ['would be tried again:', ...would] : []),
    ...(stored > 0 ? [`stored now, and removed: ${stored}`] : []),
    ...(stays.length > 0 ? ['stay in the queue:', ...stays] : []),
  ].join('\n')
}

function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => `  ${count} x ${text}`)
}
