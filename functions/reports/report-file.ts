import { fileKey } from '../outside/file-key.ts'
import type { ListedReport } from '../stores/reports/reports.ts'

/** The name of a report's file, of our own words and dates only: `vectra-daily-summary-2026-11-22.pdf`. */
export function reportFileName(
  { reportType, period: { from, to } }: Pick<ListedReport, 'reportType' | 'period'>,
  extension: string,
): string {
  const days = from === to ? from : `${from}-to-${to}`
  return `vectra-${reportType.replaceAll('_', '-')}-${days}.${extension}`
}

/**
 * The key of a report's file. Each attempt has its own, so that a late one never replaces the file of a completed
 * report.
 */
export const reportFileKey = (
  { accountId, reportId }: Pick<ListedReport, 'accountId' | 'reportId'>,
  attempt: string,
  name: string,
) => fileKey('reports', accountId, `${reportId}/${attempt}/${name}`)

export const fileNameOf = (key: string) => key.split('/').at(-1) ?? key

/** By the ending of a report's file. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  json: 'application/json',
  html: 'text/html',
  zip: 'application/zip',
} as const

export function mediaTypeOf(fileName: string): string {
  const found = Object.entries(MEDIA_TYPES).find(([ending]) => fileName.endsWith(`.${ending}`))
  if (found === undefined) throw new Error(`A report has a file of an unknown type: ${fileName}`)
  return found[1]
}
