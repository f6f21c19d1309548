import { fill } from '../../../../shared/i18n/fill.ts'
import type { EndedReport } from '../../../outside/notify-queue.ts'
import { log } from '../../../runtime/log.ts'
import type { ReportId } from '../../../stores/notifications/notifications.ts'
import type { StoredReport } from '../../../stores/reports/reports.ts'
import { allOf } from '../all-of.ts'
import { type Outcome, suppressed } from '../channels/outcome.ts'
import { sendText, unreachableBySms } from '../channels/text-message.ts'
import { consentProblem } from '../delivery/consent.ts'
import { FOR_A_DAY } from '../delivery/deliver.ts'
import { type Delivery, deliverOnce } from '../delivery/deliver-once.ts'
import { reserve } from '../delivery/limits.ts'
import { type NamedRecipient, nameOf } from '../delivery/recipients.ts'
import type { NotifyDeps } from '../deps.ts'
import { nameIn } from '../writing/name-in.ts'
import { findSchedule, recipientsOfSchedule, type SentReport, sentReport } from './find-report.ts'
import { sendFailureEmail, sendReportEmail } from './report-email.ts'
import { reportLink } from './report-link.ts'
import { sendReportWebhook } from './report-webhook.ts'

/** Records the outcome of a run on its schedule and sends the report, or to the owner the reason why there is none. */
export async function deliverReport({ accountId, reportId }: EndedReport, deps: NotifyDeps): Promise<void> {
  const report = await deps.reports.get(accountId, reportId, deps.now())
  if (report === null || report.status === 'generating' || report.scheduleId === null) return
  await deps.schedules.saveOutcome(accountId, report.scheduleId, reportId, report.status)
  const messages = await messagesOf(report, deps)
  await allOf(messages.map((message) => deliver(message, report, false, deps)))
}

/** Tries to send a message about a report again. */
export async function retryReport(
  { accountId, reportId, notification }: ReportId & { notification: string },
  deps: NotifyDeps,
): Promise<void> {
  const report = await deps.reports.get(accountId, reportId, deps.now())
  const messages = report === null ? [] : await messagesOf(report, deps)
  const message = messages.find(({ name }) => name === notification)
  if (!report || !message) return log('info', 'report-delivery-obsolete', { reportId })
  await deliver(message, report, true, deps)
}

/** A message to one recipient. */
type Message = { name: string; send: () => Promise<Outcome> }

/** A completed report goes to the recipients of its schedule. Of a failed one, only the owner hears, by email. */
async function messagesOf(report: StoredReport, deps: NotifyDeps): Promise<Message[]> {
  const scheduled = await findSchedule(report, deps)
  if (scheduled === null) return []
  const { account, schedule } = scheduled
  if (report.status === 'failed') {
    const address = account.address ?? ''
    const send = () => sendFailureEmail(address, scheduled, deps)
    return [{ name: nameOf({ channel: 'email', address }), send }]
  }
  const sent = sentReport(scheduled, deps)
  if (sent === null) return []
  return recipientsOfSchedule(schedule.settings, account).map((recipient) => ({
    name: nameOf(recipient),
    send: () => SEND[recipient.channel](recipient.address, sent, deps),
  }))
}

const SEND: Record<
  NamedRecipient['channel'],
  (address: string, sent: SentReport, deps: NotifyDeps) => Promise<Outcome>
> = { email: sendReportEmail, sms: sendReportText, webhook: sendReportWebhook }

async function deliver(
  { name, send }: Message,
  { accountId, reportId, notifications }: StoredReport,
  isRetry: boolean,
  deps: NotifyDeps,
): Promise<void> {
  const delivery: Delivery = {
    accountId,
    previous: notifications[name] ?? null,
    claim: (previous, next) => deps.reportDeliveries.claim({ accountId, reportId }, name, previous, next),
    save: (next) => deps.reportDeliveries.save({ accountId, reportId }, name, next),
    send,
    // a report is still worth reading a day later
    retryAfterMs: FOR_A_DAY,
    retry: { kind: 'reportNotification', accountId, reportId, notification: name },
  }
  await deliverOnce(delivery, isRetry, deps)
}

/** Texts a link to a report, or says why not. */
async function sendReportText(address: string, sent: SentReport, deps: NotifyDeps): Promise<Outcome> {
  const { account, schedule, summary } = sent
  const problem = await unreachableBySms(address, account, deps)
  if (problem !== null) return suppressed(problem)
  const refusal = await consentProblem({ channel: 'sms', address }, account, 'reports', deps)
  if (refusal !== null) return refusal
  const { isReserved } = await reserve('sms', { priority: 'medium' }, account.accountId, deps)
  if (!isReserved) return suppressed('sms-daily-limit')
  const { page: url } = await reportLink(sent, deps)
  const values = { schedule: nameIn(schedule.settings.name), period: summary.period, url }
  return sendText(address, fill(account.texts.report.sms, values), deps)
}
