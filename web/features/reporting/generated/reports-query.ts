import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../../shared/http/client.ts'
import { type GeneratedReport, REPORT_LINK_LIFETIME_MS } from '../../../../shared/reports/generated-report.ts'
import { generatedReports } from '../../../../shared/reports/reports.routes.ts'
import { MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import { useSite } from '../../../api/site.tsx'

export const REPORTS_KEY = ['generated-reports'] as const
const POLL_MS = 30 * SECOND_MS
const GENERATING_POLL_MS = 2 * SECOND_MS

/** The generated reports of the account, newest first; read again soon while one is being generated. */
export const reportsQuery = (client: Client) =>
  queryOptions({
    queryKey: REPORTS_KEY,
    staleTime: POLL_MS,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'generating') ? GENERATING_POLL_MS : POLL_MS,
    queryFn: async () => (await client.call(generatedReports.listReports, {})).reports,
  })

/** A link that was read longer ago is read again before it is used: it may end while the browser opens it. */
export const LINK_USABLE_MS = REPORT_LINK_LIFETIME_MS - MINUTE_MS

/** Whether a link that was read at `readAt` can be used at `now`, epoch milliseconds. */
export const isLinkUsable = (readAt: number, now: number): boolean => now - readAt < LINK_USABLE_MS

/** Whether there is a file to download at `now`, epoch milliseconds. */
export const isDownloadable = ({ status, fileUrl, expiresAt }: GeneratedReport, now: number): boolean =>
  status === 'completed' && fileUrl !== null && now < Date.parse(expiresAt)

const NONE: readonly GeneratedReport[] = []

export type ReportsList = ReturnType<typeof useReports>

/** The generated reports. A list that cannot be loaded is empty, and its failure is logged only (specification 3.8). */
export function useReports() {
  const { client } = useSite()
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(reportsQuery(client))
  return {
    reports: data ?? NONE,
    isLoaded: !isPending,
    /** When the links of the reports were made, epoch milliseconds. */
    readAt: dataUpdatedAt,
    refresh: refetch,
  }
}
