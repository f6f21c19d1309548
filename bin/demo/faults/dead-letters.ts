import { MINUTE_MS } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import type { Queues } from '../../local/engines/queues.ts'
import { deadLettersOf } from '../../local/functions/start-backend.ts'
import type { Stack } from '../../local/stack/read-stack.ts'
import type { ReportKey } from '../demo-messages.ts'
import { UNREADABLE_BODY, UNREADABLE_TRACKER } from './store-unreadable.ts'

const RECEIVED_BEFORE_MS = 90 * MINUTE_MS

/** Leaves two dead letters to the operator: a message and a report, both of which succeed when they are tried again. */
export function leaveDeadLetters(reports: readonly ReportKey[], stack: Stack, queues: Queues): void {
  const message = {
    requestContext: { condition: 'RetriesExhausted' },
    requestPayload: {
      body: Buffer.from(UNREADABLE_BODY).toString('base64'),
      topic: telemetryTopic(UNREADABLE_TRACKER),
      client: UNREADABLE_TRACKER,
      receivedAt: Date.now() - RECEIVED_BEFORE_MS,
    },
    responsePayload: { errorMessage: 'The store is unavailable' },
  }
  deadLettersOf(stack, queues).send(JSON.stringify(message))
  const [report] = reports
  if (report !== undefined) queues.giveUp('ReportQueue', report)
}
