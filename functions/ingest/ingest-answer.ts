import { parseAnswerMessage } from '../../shared/commands/answer.ts'
import type { Answer } from '../../shared/commands/command-outcome.ts'
import type { Decoded } from '../../shared/trackers/decoded.ts'
import { trackerClientIds } from '../../shared/tracking/client-ids.ts'
import { log } from '../runtime/log.ts'
import type { TelemetryMessage } from '../runtime/on-telemetry.ts'
import type { StoredTracker } from '../stores/devices/trackers.ts'

export type AnswerDeps = {
  getTracker: (trackerId: string) => Promise<StoredTracker | null>
  saveAnswer: (tracker: StoredTracker, answer: Answer) => Promise<void>
}

/** A tracker's answer to a command. Answers of unknown trackers and empty ones are dropped. */
export async function ingestAnswer(
  trackerId: string,
  { clientId, bytes, receivedAt }: TelemetryMessage,
  { getTracker, saveAnswer }: AnswerDeps,
): Promise<void> {
  if (!trackerClientIds(trackerId).includes(clientId))
    return log('warn', 'answer-client-mismatch', { trackerId })
  const tracker = await getTracker(trackerId)
  const answer = parseAnswerMessage(bytes)
  if (!tracker) return log('warn', 'answer-tracker-unknown', { trackerId })
  if (!answer) return log('warn', 'answer-empty', { trackerId })
  await saveAnswer(tracker, { ...answer, receivedAt })
}

/** The same for a dialect that sends answers in its telemetry. */
export async function ingestInlineAnswer(
  tracker: StoredTracker,
  { answer }: Decoded,
  { receivedAt }: TelemetryMessage,
  { saveAnswer }: Pick<AnswerDeps, 'saveAnswer'>,
): Promise<void> {
  if (answer !== null) await saveAnswer(tracker, { commandId: null, text: answer, receivedAt })
}
