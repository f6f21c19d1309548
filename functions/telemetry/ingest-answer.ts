import { parseAnswerMessage } from '../../shared/commands/answer.ts'
import type { Answer } from '../../shared/commands/command-outcome.ts'
import type { Decoded } from '../../shared/trackers/decoded.ts'
import { log } from '../runtime/log.ts'
import type { TelemetryMessage } from '../runtime/on-telemetry.ts'
import type { StoredTracker } from '../stores/trackers.ts'
import { mayPublishFor } from './speaks-for.ts'

export type AnswerDeps = {
  findTracker: (trackerId: string) => Promise<StoredTracker | null>
  keepAnswer: (tracker: StoredTracker, answer: Answer) => Promise<void>
}

/** A tracker's words about a command. What names no tracker of ours, or says nothing, is dropped. */
export async function ingestAnswer(
  trackerId: string,
  { clientId, bytes, receivedAt }: TelemetryMessage,
  { findTracker, keepAnswer }: AnswerDeps,
): Promise<void> {
  if (!mayPublishFor(clientId, trackerId)) return log('warn', 'answer-client-mismatch', { trackerId })
  const tracker = await findTracker(trackerId)
  const answer = parseAnswerMessage(bytes)
  if (!tracker) return log('warn', 'answer-tracker-unknown', { trackerId })
  if (!answer) return log('warn', 'answer-empty', { trackerId })
  await keepAnswer(tracker, { ...answer, receivedAt })
}

/** The same in a dialect that sends them among its positions. */
export async function keepWords(
  tracker: StoredTracker,
  { answer }: Decoded,
  { receivedAt }: TelemetryMessage,
  { keepAnswer }: Pick<AnswerDeps, 'keepAnswer'>,
): Promise<void> {
  if (answer !== null) await keepAnswer(tracker, { commandId: null, text: answer, receivedAt })
}
