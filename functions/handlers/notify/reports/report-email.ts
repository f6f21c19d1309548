import { fill } from '../../../../shared/i18n/fill.ts'
import { toIso } from '../../../../shared/time.ts'
import { numericDates } from '../../../../shared/times/date-parts.ts'
import { REPORT_EMAIL_LIMIT } from '../../../messages/notification-limits.ts'
import type { Email } from '../../../outside/emails.ts'
import { fileNameOf, mediaTypeOf } from '../../../reports/report-file.ts'
import type { Account } from '../account.ts'
import { linksOf, sendEmail } from '../channels/email.ts'
import { type Outcome, retryable, suppressed } from '../channels/outcome.ts'
import { consentProblem } from '../delivery/consent.ts'
import type { NotifyDeps } from '../deps.ts'
import { composeEmail } from '../writing/compose-email.ts'
import { nameIn } from '../writing/name-in.ts'
import type { ScheduledReport, SentReport } from './find-report.ts'
import { expiresAt, reportLink } from './report-link.ts'

/** Sends a report by email. */
export const sendReportEmail = (address: string, sent: SentReport, deps: NotifyDeps): Promise<Outcome> =>
  send(address, sent.account, () => reportEmail(address, sent, deps), deps)

/** Tells the owner of a schedule by email why its report failed. */
export const sendFailureEmail = (
  address: string,
  failed: ScheduledReport,
  deps: NotifyDeps,
): Promise<Outcome> => send(address, failed.account, () => failureEmail(address, failed, deps), deps)

/** Quiet hours do not hold an email about a report: its owner chose its time. */
async function send(
  address: string,
  account: Account,
  compose: () => Promise<Email>,
  deps: NotifyDeps,
): Promise<Outcome> {
  if (deps.sendEmail === null) return suppressed('email-not-set-up')
  if (address === '') return suppressed('no-address')
  const refusal = await consentProblem({ channel: 'email', address }, account, 'reports', deps)
  if (refusal !== null) return refusal
  const { max, windowMs } = REPORT_EMAIL_LIMIT
  const now = deps.now()
  const since = now - windowMs
  const { isReserved } = await deps.accounts.reserve(account.accountId, 'reportEmail', now, since, max)
  if (!isReserved) return retryable('email-hourly-limit')
  return sendEmail(await compose(), deps)
}

async function failureEmail(
  address: string,
  { report, schedule: { settings, nextRunAt }, account }: ScheduledReport,
  deps: NotifyDeps,
): Promise<Email> {
  const { report: texts } = account.texts
  const name = nameIn(settings.name)
  const error = account.texts.reportErrors[report.error ?? 'internal']
  const next = nextRunAt === null ? null : account.longDate(toIso(nextRunAt))
  return composeEmail(
    address,
    fill(texts.failed.subject, { schedule: name }),
    account,
    await linksOf(address, account, deps),
    {
      paragraphs: [
        fill(texts.failed.text, { error }),
        ...(next === null ? [] : [fill(texts.failed.next, { date: next })]),
      ],
      rows: [
        [texts.report, account.texts.reportTypes[report.reportType]],
        [texts.period, numericDates(report.period, account.preferences.dateFormat)],
      ],
      links: [{ text: texts.failed.open, url: `${deps.siteUrl}/dashboard/reporting?tab=generated` }],
      whyYou: fill(texts.whyYou, { schedule: name }),
    },
  )
}

async function reportEmail(address: string, sent: SentReport, deps: NotifyDeps): Promise<Email> {
  const { account, schedule, summary, file, content } = sent
  const { report: texts } = account.texts
  const name = nameIn(schedule.settings.name)
  const bytes = await content()
  const links = await linksOf(address, account, deps)
  const subject = fill(texts.subject, { schedule: name, period: summary.period })
  const until = fill(texts.until, { date: account.longDate(toIso(expiresAt(sent))) })
  const email = composeEmail(address, subject, account, links, {
    paragraphs: [`${bytes === null ? texts.tooLarge : texts.attached} ${until}`, ...summary.completeness],
    rows: [
      [texts.report, summary.title],
      [texts.about, nameIn(summary.subject)],
      [texts.period, summary.period],
      ...summary.figures.map(({ label, value }) => [label, value] as const),
    ],
    links: [
      { text: texts.open, url: (await reportLink(sent, deps)).page },
      ...(links.isOwn ? [{ text: texts.openAll, url: `${deps.siteUrl}/dashboard/reporting` }] : []),
    ],
    whyYou: fill(texts.whyYou, { schedule: name }),
  })
  if (bytes === null) return email
  const fileName = fileNameOf(file.key)
  return { ...email, attachment: { name: fileName, mediaType: mediaTypeOf(fileName), bytes } }
}
