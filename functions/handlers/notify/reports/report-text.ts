import { fill } from '../../../../shared/i18n/fill.ts'
import { type Outcome, suppressed } from '../channels/outcome.ts'
import { sendText, unreachableBySms } from '../channels/text-message.ts'
import { consentProblem } from '../delivery/consent.ts'
import { reserve } from '../delivery/limits.ts'
import type { NotifyDeps } from '../deps.ts'
import { nameIn } from '../writing/name-in.ts'
import type { SentReport } from './find-report.ts'
import { reportLink } from './report-link.ts'

/** Texts a link to a report, or says why not. */
export async function sendReportText(address: string, sent: SentReport, deps: NotifyDeps): Promise<Outcome> {
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
