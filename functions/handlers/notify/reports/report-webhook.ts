import { parseJson } from '../../../../shared/json.ts'
import { toIso } from '../../../../shared/time.ts'
import type { Outcome } from '../channels/outcome.ts'
import { postSigned } from '../channels/post-signed.ts'
import { throughBreaker } from '../channels/webhook-breaker.ts'
import type { NotifyDeps } from '../deps.ts'
import type { SentReport } from './find-report.ts'
import { expiresAt, reportLink } from './report-link.ts'

/** A larger report is fetched by its link. */
const JSON_MAX_BYTES = 256 * 1024

/** Posts a report to a webhook: what it is and where to fetch it, and the report itself if it is small and JSON. */
export async function sendReportWebhook(
  address: string,
  sent: SentReport,
  deps: NotifyDeps,
): Promise<Outcome> {
  const { account, report } = sent
  const message = { id: `rep_${report.reportId}`, body: JSON.stringify(await webhookBody(sent, deps)) }
  const post = () => postSigned(address, message, account.accountId, deps)
  return throughBreaker(address, account, deps, post)
}

async function webhookBody(sent: SentReport, deps: NotifyDeps) {
  const { report, schedule, file, content } = sent
  const { reportId, reportType, format, period, generatedAt } = report
  const isInside = format === 'json' && file.sizeBytes <= JSON_MAX_BYTES
  const bytes = isInside ? await content() : null
  return {
    type: 'report.completed',
    timestamp: toIso(generatedAt),
    data: {
      id: reportId,
      reportType,
      format,
      period,
      generatedAt: toIso(generatedAt),
      expiresAt: toIso(expiresAt(sent)),
      fileSize: file.sizeBytes,
      schedule: { id: schedule.scheduleId, name: schedule.settings.name },
      /** A call of the API, which needs no token and replies with a link to the file. */
      url: (await reportLink(sent, deps)).call,
      ...(bytes !== null && { report: parseJson(Buffer.from(bytes).toString()) }),
    },
  }
}
