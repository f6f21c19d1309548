import { REPORT_LIFETIME_MS } from '../../../../shared/reports/generated-report.ts'
import type { NotifyDeps } from '../deps.ts'
import type { SentReport } from './find-report.ts'

/** The link to a report for whoever received it: its page, and the call of the API behind it. */
export async function reportLink(
  { report: { accountId, reportId } }: Pick<SentReport, 'report'>,
  { reportTokenOf, siteUrl }: Pick<NotifyDeps, 'reportTokenOf' | 'siteUrl'>,
) {
  const token = await reportTokenOf({ accountId, reportId })
  return { page: `${siteUrl}/reports/${token}`, call: `${siteUrl}/api/vectra/public/reports/${token}` }
}

/** When the report and its link end, epoch ms. */
export const expiresAt = ({ report }: Pick<SentReport, 'report'>): number =>
  report.requestedAt + REPORT_LIFETIME_MS
