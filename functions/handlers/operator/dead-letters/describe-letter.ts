import * as z from 'zod'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { parseJson } from '../../../../shared/json.ts'
import type { Concern, DeadLetter, DeadLetterQueue } from '../../../../shared/operator/dead-letters.routes.ts'
import { toIso } from '../../../../shared/time.ts'
import { telemetrySource } from '../../../../shared/trackers/dialects.ts'
import {
  answersTopic,
  parseBasicIngest,
  TRACKER,
  trackerIdIn,
  withoutNamespace,
} from '../../../../shared/tracking/topics.ts'
import type { Letter } from '../../../outside/dead-letters.ts'
import { failureIn, readDeadLetter } from '../../../redrive/dead-letter.ts'
import { withoutValues } from '../../../redrive/without-values.ts'

/** The fields of work that name something. Any other may have an address, a place or a secret. */
const ID_FIELDS = {
  accountId: 'account',
  deviceId: 'device',
  eventKey: 'event',
  exportId: 'export',
  geofenceId: 'geofence',
  invitationId: 'invitation',
  orderId: 'order',
  reportId: 'report',
  ruleId: 'rule',
  scheduleId: 'schedule',
} as const satisfies Record<string, Concern['of']>

/** What an id consists of: no address, place or phone number does. */
const ID = z.string().regex(/^[A-Za-z0-9][\w:.#-]{0,150}$/)
const KIND = z.string().regex(/^[A-Za-z]{1,40}$/)

const DueLetter = z.object({ dueKey: z.string(), work: z.record(z.string(), z.unknown()) })
const Work = z.record(z.string(), z.unknown())
/** EventBridge's event for a tick that failed. */
const Tick = z.union([
  z.object({ 'detail-type': z.literal('Scheduled Event') }),
  z.object({ requestPayload: z.object({ 'detail-type': z.literal('Scheduled Event') }) }),
])
/** EventBridge's event for what SES reports about an email. */
const Feedback = z.object({ source: z.literal('aws.ses') })

/** What an operator sees of a letter: its kind, ids and reason, and nothing else that is in it. */
export function describeLetter(queue: DeadLetterQueue, letter: Letter, topicNamespace: string): DeadLetter {
  const { messageId, sentAt, body } = letter
  const failure = failureIn(body)
  return {
    letterId: messageId,
    sentAt: toIso(sentAt),
    ...(queue === 'telemetry' ? describeMessage(letter, topicNamespace) : describeWork(queue, body)),
    reason: failure === null ? null : withoutValues(failure),
  }
}

type Described = Pick<DeadLetter, 'work' | 'concerns'>

function describeMessage({ body, sentAt }: Letter, topicNamespace: string): Described {
  const read = readDeadLetter(body, sentAt)
  if (read.kind !== 'message') return { work: read.kind === 'records' ? 'records' : null, concerns: [] }
  const trackerId = trackerOfTopic(read.event.topic, topicNamespace)
  return { work: 'message', concerns: trackerId === null ? [] : [{ of: 'device', id: trackerId }] }
}

/** The tracker that a message or an answer names; `null` for another topic. */
export function trackerOfTopic(fullTopic: string, topicNamespace: string): string | null {
  const topic = withoutNamespace(topicNamespace, parseBasicIngest(fullTopic).topic)
  if (topic === null) return null
  return telemetrySource(topic)?.trackerId ?? trackerIdIn(answersTopic(TRACKER), topic)
}

function describeWork(queue: Exclude<DeadLetterQueue, 'telemetry'>, body: string): Described {
  const parsed = parseJson(body)
  if (Tick.safeParse(parsed).success) return { work: 'tick', concerns: [] }
  if (Feedback.safeParse(parsed).success) return { work: 'feedback', concerns: [] }
  const due = DueLetter.safeParse(parsed).data
  const work = due?.work ?? Work.safeParse(parsed).data ?? {}
  const concerns = entriesOf(ID_FIELDS).flatMap(([field, of]) => {
    const id = ID.safeParse(work[field]).data
    return id === undefined ? [] : [{ of, id }]
  })
  return { work: KIND.safeParse(work.kind).data ?? UNNAMED[queue](concerns), concerns }
}

/** Messages without a kind: an event to notify of, and a report to generate. */
const UNNAMED: Record<Exclude<DeadLetterQueue, 'telemetry'>, (concerns: Concern[]) => string | null> = {
  notify: (concerns) => (names(concerns, 'event') ? 'event' : null),
  reports: (concerns) => (names(concerns, 'report') ? 'report' : null),
  dueWork: () => null,
  accounts: () => null,
}

const names = (concerns: readonly Concern[], of: Concern['of']) =>
  concerns.some((concern) => concern.of === of)
