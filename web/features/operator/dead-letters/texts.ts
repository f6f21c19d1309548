import type {
  Concern,
  DeadLetterQueue,
  LetterOutcome,
  RetryFailure,
} from '../../../../shared/operator/dead-letters.routes.ts'
import { counted } from '../formats.ts'

export const QUEUE_NAMES: Record<DeadLetterQueue, string> = {
  telemetry: 'Tracker messages',
  notify: 'Notifications',
  dueWork: 'Due work',
  accounts: 'Account jobs',
  reports: 'Reports',
}

/** What is lost with a letter. */
export const LOSSES: Record<DeadLetterQueue, string> = {
  telemetry: 'Positions that are not stored yet are lost.',
  notify: 'Nobody is notified. The events themselves stay.',
  dueWork: 'The work is never done. Don’t discard a device deletion: the positions of the device would stay.',
  accounts: 'An export ends. A deletion starts again within the hour.',
  reports: 'The report has already failed for its owner, who can run it again.',
}

/** The kinds of work whose names do not explain themselves. */
const WORK: Record<string, string> = {
  message: 'Tracker message',
  records: 'Tracker messages in the stream',
  cut: 'Relay cut',
  restore: 'Relay restore',
  late: 'Late positions',
  mergeDay: 'Merge of a day’s positions',
  rule: 'Rule that waits for a time',
  order: 'Order check',
  deletion: 'Account deletion',
  forget: 'End of an account deletion',
  export: 'Data export',
  handOver: 'Handing over',
  test: 'Test notification',
  feedback: 'Bounce or complaint',
}

export function workText(work: string | null): string {
  if (work === null) return 'Unknown'
  const words = work.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return WORK[work] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** The page of the console about something; `null` without one. */
export function pageOf({ of, id }: Concern): string | null {
  if (of === 'account') return `/operator/customers/${encodeURIComponent(id)}`
  if (of === 'order') return `/operator/orders/${encodeURIComponent(id)}`
  return of === 'device' ? `/operator/customers?text=${encodeURIComponent(id)}` : null
}

function failureText(failure: RetryFailure): string {
  switch (failure.code) {
    case 'not-stored':
      return failure.reason
    case 'records-gone':
      return `${failure.missing} of its ${failure.of} messages are no longer in the stream; the others are stored`
    case 'unknown-letter':
      return 'it is not a message of this deployment'
    case 'no-queue':
      return 'no queue takes it back. If a tick failed, discard it: the next tick did its work. For any other work, see “Due work” in docs/operate.md'
  }
}

const GONE =
  'This letter is no longer in the queue: somebody else is working on it or has dealt with it, or it was older than 14 days.'

/** What became of letters, a sentence for each kind of outcome. */
export function outcomeTexts(outcomes: readonly LetterOutcome[]): string[] {
  const countOf = (kind: LetterOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length
  const sentence = (kind: LetterOutcome['kind'], text: string) =>
    countOf(kind) === 0 ? [] : [`${counted(countOf(kind), 'letter')} ${text}`]
  const failures = new Map<string, number>()
  for (const outcome of outcomes)
    if (outcome.kind === 'failed') {
      const text = failureText(outcome.failure)
      failures.set(text, (failures.get(text) ?? 0) + 1)
    }
  return [
    ...sentence('stored', 'stored.'),
    ...sentence('queued', 'sent back to the queue, which tries again.'),
    ...sentence('discarded', 'discarded.'),
    ...[...failures].map(
      ([text, count]) => `${counted(count, 'letter')} failed again and stayed in the queue: ${text}.`,
    ),
    ...(countOf('gone') > 0 ? [GONE] : []),
  ]
}
