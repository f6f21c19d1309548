import type { deliveredReports as routes } from '../../../shared/reports/reports.routes.ts'
import { readReportToken } from '../../messages/report-token.ts'
import type { PrivateFiles } from '../../outside/private-files.ts'
import type { SigningKeys } from '../../outside/signing-keys.ts'
import { reportView } from '../../reports/report-view.ts'
import type { IsClosed } from '../../runtime/closed-accounts.ts'
import type { AddressLimit } from '../../runtime/http/address-limit.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import type { ReportStore } from '../../stores/reports/reports.ts'

export type ReportLinkDeps = {
  reports: Pick<ReportStore, 'get'>
  files: Pick<PrivateFiles, 'linkTo'>
  isClosed: IsClosed
  /** A limit for each address, because every call reads the store. */
  reportLimit: AddressLimit
  readKeys: () => Promise<SigningKeys>
  now: () => number
}

const NOT_FOUND = { refused: 'not-found' } as const

/**
 * The report behind the link in a message. A wrong link and one of a report that has expired or is gone are not
 * found.
 */
export const reportLinkActions = (deps: ReportLinkDeps): Actions<typeof routes> => ({
  async downloadDeliveredReport({ path }, { sourceIp }) {
    const waitSeconds = deps.reportLimit.take(sourceIp)
    if (waitSeconds > 0) return { refused: 'too-many-requests', retryAfterSeconds: waitSeconds }
    const id = readReportToken(await deps.readKeys(), path.token)
    if (id === null || (await deps.isClosed(id.accountId))) return NOT_FOUND
    const stored = await deps.reports.get(id.accountId, id.reportId, deps.now())
    if (stored?.status !== 'completed') return NOT_FOUND
    const { reportType, format, period, generatedAt, expiresAt, fileSize, fileUrl } = await reportView(
      stored,
      false,
      deps,
    )
    return {
      reply: { report: { reportType, format, period, generatedAt, expiresAt, fileSize, fileUrl } },
    }
  },
})
