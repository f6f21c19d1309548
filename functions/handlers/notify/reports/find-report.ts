import type { ReportSummary } from '../../../../shared/reports/summary.ts'
import type { ReportFile, StoredReport } from '../../../stores/reports/reports.ts'
import type { ScheduleSettings, StoredSchedule } from '../../../stores/reports/schedules.ts'
import { type Account, loadAccount } from '../account.ts'
import { type NamedRecipient, nameOf } from '../delivery/recipients.ts'
import type { NotifyDeps } from '../deps.ts'

/** SES takes 40 MB, but many mailboxes refuse more than 10 MB, and base64 adds a third. */
const ATTACHED_MAX_BYTES = 5 * 1024 * 1024

/** A report with the schedule that asked for it. */
export type ScheduledReport = { report: StoredReport; schedule: StoredSchedule; account: Account }

/** A completed report, ready to be sent. */
export type SentReport = ScheduledReport & {
  file: ReportFile
  summary: ReportSummary
  /** The content, read once for all recipients; `null` if it is too large to attach. */
  content: () => Promise<Uint8Array | null>
}

/** Null if its schedule or its account has been deleted since. */
export async function findSchedule(report: StoredReport, deps: NotifyDeps): Promise<ScheduledReport | null> {
  const { accountId, scheduleId } = report
  const schedule = scheduleId === null ? null : await deps.schedules.get(accountId, scheduleId)
  const account = schedule && (await loadAccount(accountId, deps))
  return schedule === null || account === null ? null : { report, schedule, account }
}

/** Null unless the report is completed. */
export function sentReport(
  scheduled: ScheduledReport,
  { files }: Pick<NotifyDeps, 'files'>,
): SentReport | null {
  const { status, file, summary } = scheduled.report
  if (status !== 'completed' || file === null || summary === null) return null
  let read: Promise<Uint8Array> | null = null
  const content = async () => {
    if (file.sizeBytes > ATTACHED_MAX_BYTES) return null
    read ??= files.read(file.key)
    return read
  }
  return { ...scheduled, file, summary, content }
}

type Delivery = Pick<ScheduleSettings, 'deliveryChannels' | 'recipients' | 'phones' | 'webhookUrl'>

/** Who gets the reports of a schedule, each once. Without any, the account itself, whose unknown address is empty. */
export function recipientsOfSchedule(
  { deliveryChannels, recipients, phones, webhookUrl }: Delivery,
  { address, phone }: Account,
): NamedRecipient[] {
  const addresses = {
    email: recipients.length > 0 ? recipients : [address ?? ''],
    sms: phones.length > 0 ? phones : [phone ?? ''],
    webhook: webhookUrl ? [webhookUrl] : [],
  }
  const all = deliveryChannels.flatMap((channel) =>
    addresses[channel].map((one) => ({ channel, address: one })),
  )
  return Array.from(new Map(all.map((recipient) => [nameOf(recipient), recipient])).values())
}
