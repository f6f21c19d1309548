import { log } from '../../runtime/log.ts'
import { takeFeedback } from './delivery/take-feedback.ts'
import type { NotifyDeps } from './deps.ts'
import { sendDigest } from './digest/send-digest.ts'
import { askContacts } from './float-plans/ask-contacts.ts'
import { sendHandOver } from './invitations/send-hand-over.ts'
import { sendInvitation } from './invitations/send-invitation.ts'
import { sendLateAlerts } from './late/send-late-alerts.ts'
import { notifyEvent, retryNotification } from './notify-event.ts'
import { askRecipients } from './reports/ask-recipients.ts'
import { deliverReport, retryReport } from './reports/deliver-report.ts'
import { sendRuleTest } from './test-messages/send-rule-test.ts'
import { sendSettingsTest } from './test-messages/send-settings-test.ts'
import { sendTest } from './test-messages/send-test.ts'
import { readMessage } from './writing/messages.ts'

/** Handles a message of the queue. Throws if it must be delivered again. */
export async function handleMessage(body: string, deps: NotifyDeps): Promise<void> {
  const message = readMessage(body)
  // delivering it again would not help
  if (message === null) return log('error', 'notify-message-unknown')
  switch (message.kind) {
    case 'event':
      return notifyEvent(message, deps)
    case 'notification':
      return retryNotification(message, deps)
    case 'report':
      return deliverReport(message, deps)
    case 'reportNotification':
      return retryReport(message, deps)
    case 'scheduleRecipients':
      return askRecipients(message, deps)
    case 'floatPlanContacts':
      return askContacts(message, deps)
    case 'lateAlerts':
      return sendLateAlerts(message, deps)
    case 'digest':
      return sendDigest(message, deps)
    case 'test':
      return sendTest(message, deps)
    case 'ruleTest':
      return sendRuleTest(message, deps)
    case 'invitation':
      return sendInvitation(message, deps)
    case 'handOver':
      return sendHandOver(message, deps)
    case 'feedback':
      return takeFeedback(message.feedback, deps)
    case 'settingsTest':
      return sendSettingsTest(message, deps)
  }
}
