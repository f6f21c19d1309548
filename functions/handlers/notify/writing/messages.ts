import * as z from 'zod'
import { parseJson } from '../../../../shared/json.ts'
import { EmailFeedback } from '../../../../shared/notifications/email-feedback.ts'
import {
  EndedReport,
  FloatPlanContacts,
  HandOverMail,
  NewInvitation,
  RuleTest,
  ScheduleRecipients,
  SettingsTest,
  TestNotification,
} from '../../../outside/notify-queue.ts'
import { DigestKind } from '../digest/digest-kinds.ts'

const event = { accountId: z.string(), eventKey: z.string() }

/** A message of the queue. Due work comes as it was stored (`functions/stores/due.ts`). */
const NotifyMessage = z.union([
  z.object({ kind: z.literal('notification'), ...event, notification: z.string() }),
  z.object({
    kind: z.literal('reportNotification'),
    accountId: z.string(),
    reportId: z.string(),
    notification: z.string(),
  }),
  EndedReport,
  FloatPlanContacts,
  HandOverMail,
  NewInvitation,
  ScheduleRecipients,
  z.object({
    kind: z.literal('lateAlerts'),
    accountId: z.string(),
    deviceId: z.string(),
    trackId: z.string(),
    from: z.number(),
  }),
  z.object({
    kind: z.literal('digest'),
    accountId: z.string(),
    digest: DigestKind,
    memberId: z.string().optional(),
  }),
  TestNotification,
  SettingsTest,
  RuleTest,
  z.object({ kind: z.literal('event').default('event'), ...event }),
])
type NotifyMessage = z.infer<typeof NotifyMessage>

/** `null` for a message that none of our functions sends. EventBridge passes on what SES reports. */
export function readMessage(
  body: string,
): NotifyMessage | { kind: 'feedback'; feedback: EmailFeedback } | null {
  const message = parseJson(body)
  const feedback = EmailFeedback.safeParse(message).data
  if (feedback !== undefined) return { kind: 'feedback', feedback }
  return NotifyMessage.safeParse(message).data ?? null
}
