import { type GeneratedReport, READY_WITHIN_MS } from '../../../shared/reports/generated-report.ts'
import { generatedReports as routes } from '../../../shared/reports/reports.routes.ts'
import { until } from '../../faults/until.ts'
import type { Account } from '../accounts/account.ts'

type Caller = Pick<Account, 'call'>

/** Long enough for a busy machine. */
const GENERATED_WITHIN_MS = 12 * READY_WITHIN_MS

export async function listReports(account: Caller): Promise<GeneratedReport[]> {
  const { body } = await account.call('GET', '/reporting/generated')
  return routes.listReports.reply.parse(body).reports
}

/** A report of the account, once it is no longer generating. */
async function finishedReport(account: Caller, id: string): Promise<GeneratedReport> {
  const find = async () => (await listReports(account)).find((report) => report.id === id)
  await until('a report', async () => (await find())?.status !== 'generating', GENERATED_WITHIN_MS)
  const report = await find()
  if (report === undefined) throw new Error(`The account has no report ${id}`)
  return report
}

/** Generates a report of the account and waits for it. */
export async function aReport(account: Caller, more: Record<string, unknown> = {}): Promise<GeneratedReport> {
  const requested = await account.call('POST', '/reporting/generate', {
    reportType: 'fleet_status',
    format: 'json',
    ...more,
  })
  if (requested.status !== 201 && requested.status !== 202)
    throw new Error(`Generating a report failed: ${requested.text}`)
  return finishedReport(account, routes.generateReport.reply.parse(requested.body).report.id)
}
