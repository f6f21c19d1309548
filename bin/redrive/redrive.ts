import type { DeadLetters, Letter } from '../../functions/outside/dead-letters.ts'
import type { TelemetryFunction } from '../../functions/outside/telemetry-function.ts'
import { type DeadLetter, readDeadLetter } from '../../functions/redrive/dead-letter.ts'
import { retryMessage } from '../../functions/redrive/retry-message.ts'
import { takeLetters } from '../../functions/redrive/take-letters.ts'
import type { RetryFailure } from '../../shared/operator/dead-letters.routes.ts'

export type RedriveDeps = {
  letters: Pick<DeadLetters, 'receive' | 'delete' | 'release'>
  telemetry: TelemetryFunction
}

export type RedriveOptions = { dryRun: boolean; max: number }

/** All but `stored` stay in the queue. */
type Result =
  | { kind: 'stored' }
  | { kind: 'listed'; content: string }
  | { kind: 'failed'; failure: RetryFailure }
export type Outcome = { letter: Letter; result: Result }

/** How long letters stay hidden from other receivers: longer than a whole redrive should take. */
const HIDDEN_SECONDS = 900

/** Sends failed messages to the telemetry function again, and deletes those that it stores. */
export async function redrive({ dryRun, max }: RedriveOptions, deps: RedriveDeps): Promise<Outcome[]> {
  const { letters } = deps
  const { taken, interruption } = await takeLetters(
    letters,
    { hiddenSeconds: HIDDEN_SECONDS, max },
    async (letter) => {
      const result = await reprocess(readDeadLetter(letter.body, letter.sentAt), dryRun, deps)
      if (result.kind === 'stored') await letters.delete(letter.receipt)
      return result
    },
  )
  // at the end, so that this run does not receive them again
  for (const { letter, outcome } of taken)
    if (outcome.kind !== 'stored') await letters.release(letter.receipt)
  if (interruption !== null) throw interruption.error
  return taken.map(({ letter, outcome }) => ({ letter, result: outcome }))
}

async function reprocess(letter: DeadLetter, dryRun: boolean, { telemetry }: RedriveDeps): Promise<Result> {
  if (dryRun && letter.kind !== 'unknown') return { kind: 'listed', content: describe(letter) }
  const failure = await retryMessage(letter, telemetry)
  return failure === null ? { kind: 'stored' } : { kind: 'failed', failure }
}

function describe(letter: Exclude<DeadLetter, { kind: 'unknown' }>): string {
  if (letter.kind === 'message') return `message on ${letter.event.topic}`
  const { count, shardId, first } = letter.range
  return `${count} stream records in ${shardId} from ${first}`
}
