import { ApiProblem } from '../../../../shared/http/client.ts'
import type { GeneratedReport, ReportError } from '../../../../shared/reports/generated-report.ts'

export type PreviewedReport =
  | { kind: 'shown'; html: string }
  | { kind: 'failed'; reason: ReportError }
  /** The report is still being generated, or too large for a dialog. */
  | { kind: 'notShown' }

/** A larger page takes a phone too long to show. */
export const PREVIEW_MAX_BYTES = 4_000_000

/** The part of a report that can be shown. `read` returns the text of its file. */
export async function previewOf(
  { status, error, fileUrl, fileSize }: GeneratedReport,
  read: (url: string) => Promise<string>,
): Promise<PreviewedReport> {
  if (status === 'failed') return { kind: 'failed', reason: error ?? 'internal' }
  if (fileUrl === null || (fileSize ?? 0) > PREVIEW_MAX_BYTES) return { kind: 'notShown' }
  return { kind: 'shown', html: await read(fileUrl) }
}

/** The text of a file behind a link. */
export async function readFile(url: string): Promise<string> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ApiProblem('network', 0, cause instanceof Error ? cause.message : 'No connection')
  })
  if (!response.ok) throw new ApiProblem('unavailable', response.status, `HTTP ${response.status}`)
  return response.text()
}
