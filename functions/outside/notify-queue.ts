import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { CrossingType } from '../../shared/geofences/crossing-type.ts'
import type { DueWork } from '../stores/due-work.ts'

/**
 * A test notification for the account itself. The recipient is not in the message: it is the account's own address or
 * phone number, or the webhook of the geofence.
 */
export const TestNotification = z.object({
  kind: z.literal('test'),
  accountId: z.string(),
  /** Null for a test of the account's address alone. */
  geofenceId: z.string().nullable(),
  eventType: CrossingType,
  channel: z.enum(['email', 'sms', 'webhook']),
})
export type TestNotification = z.infer<typeof TestNotification>

/** A test of the account's own address and confirmed phone. */
export const SettingsTest = z.object({
  kind: z.literal('settingsTest'),
  accountId: z.string(),
  channels: z.array(z.enum(['email', 'sms'])),
  message: z.string().nullable(),
})
export type SettingsTest = z.infer<typeof SettingsTest>

/** A test notification of a rule, by the channels of its actions, for the account itself. */
export const RuleTest = z.object({ kind: z.literal('ruleTest'), accountId: z.string(), ruleId: z.string() })
export type RuleTest = z.infer<typeof RuleTest>

/** A report of a schedule that was completed, or has failed. */
export const EndedReport = z.object({
  kind: z.literal('report'),
  accountId: z.string(),
  reportId: z.string(),
})
export type EndedReport = z.infer<typeof EndedReport>

/** A schedule whose recipients may not have been asked yet. */
export const ScheduleRecipients = z.object({
  kind: z.literal('scheduleRecipients'),
  accountId: z.string(),
  scheduleId: z.string(),
})
export type ScheduleRecipients = z.infer<typeof ScheduleRecipients>

/** A float plan whose contacts may not have been asked yet. */
export const FloatPlanContacts = z.object({
  kind: z.literal('floatPlanContacts'),
  accountId: z.string(),
  trackId: z.string(),
})
export type FloatPlanContacts = z.infer<typeof FloatPlanContacts>

/** An invitation that was stored, and the person who invites. */
export const NewInvitation = z.object({
  kind: z.literal('invitation'),
  accountId: z.string(),
  invitationId: z.string(),
  invitedBy: z.string(),
})
export type NewInvitation = z.infer<typeof NewInvitation>

/** An account that is being handed over: to the owner or the member, who confirm it, or to the member once it is done. */
export const HandOverMail = z.object({
  kind: z.literal('handOver'),
  accountId: z.string(),
  mail: z.enum(['owner', 'member', 'done']),
})
export type HandOverMail = z.infer<typeof HandOverMail>

/** An event that was stored. */
type NewEvent = { accountId: string; eventKey: string }
/** Work of the notify function that is due now. */
type DueNotification = Extract<
  DueWork,
  { kind: 'notification' | 'lateAlerts' | 'reportNotification' | 'digest' }
>

type NotifyMessage =
  | NewEvent
  | TestNotification
  | SettingsTest
  | RuleTest
  | EndedReport
  | ScheduleRecipients
  | FloatPlanContacts
  | NewInvitation
  | HandOverMail
  | DueNotification

/** The queue of the function that sends notifications. */
export function notifyQueue(queueUrl: string) {
  const client = new SQSClient({ retryMode: 'standard', endpoint: new URL(queueUrl).origin })
  return {
    async send(message: NotifyMessage): Promise<void> {
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }))
    },
  }
}
export type NotifyQueue = ReturnType<typeof notifyQueue>
