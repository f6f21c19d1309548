import { REPORT_DEFINITIONS } from '../../../shared/reports/report-definitions.ts'
import type { ReportDefinition, ReportInput } from '../../../shared/reports/report-input.ts'
import { summaryOf } from '../../../shared/reports/summary.ts'
import { createValueTexts } from '../../../shared/reports/write-value.ts'
import { paperIn } from '../../documents/pdf/paper.ts'
import type { FileUpload, PrivateFiles } from '../../outside/private-files.ts'
import type { ReportJob, ReportQueue } from '../../outside/report-queue.ts'
import { reportFileKey, reportFileName } from '../../reports/report-file.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'
import type { ReportStore, StoredReport } from '../../stores/reports/reports.ts'
import { type InputDeps, loadInput } from './input/load-input.ts'
import { type RenderDeps, type RenderedReport, renderReport } from './render/render-report.ts'
import { ReportRefused } from './report-refused.ts'

/** The most parts of a job: each keeps more days, so that the next one has less to read. */
const CONTINUED_MAX = 12

export type GenerateDeps = InputDeps &
  Omit<RenderDeps, 'paper'> & {
    accounts: Pick<AccountStore, 'isClosed'>
    reports: Pick<ReportStore, 'get' | 'complete' | 'fail'>
    openFiles: () => Promise<Pick<PrivateFiles, 'upload' | 'delete'>>
    queue: Pick<ReportQueue, 'send'>
    /** Names the file of an attempt. */
    newId: () => string
    now: () => number
  }

/**
 * Generates a report, unless that was done. When its time is up before it has read everything, it goes on with another
 * message. A job that is delivered twice completes the report once.
 */
export async function generateReport(
  job: ReportJob,
  isTimeUp: () => boolean,
  deps: GenerateDeps,
): Promise<void> {
  const { accounts, reports } = deps
  const report = await reports.get(job.accountId, job.reportId, deps.now())
  if (report?.status !== 'generating' || (await accounts.isClosed(job.accountId))) return
  try {
    const definition = REPORT_DEFINITIONS[report.reportType]
    // the JSON of every type has the figures of its devices
    const figures = definition.needs.figures || report.format === 'json'
    const input = await loadInput(report, { ...definition.needs, figures }, isTimeUp, deps)
    if (input === null) return await goOn(job, deps)
    await save(report, definition, input, deps)
  } catch (error) {
    if (!(error instanceof ReportRefused)) throw error
    await reports.fail(report, error.code)
  }
}

async function goOn(job: ReportJob, { queue }: GenerateDeps): Promise<void> {
  if (job.continued >= CONTINUED_MAX) throw new ReportRefused('timed-out')
  await queue.send({ ...job, continued: job.continued + 1 })
}

async function save(
  report: StoredReport,
  definition: ReportDefinition,
  input: ReportInput,
  deps: GenerateDeps,
): Promise<void> {
  const { reports, newId } = deps
  const files = await deps.openFiles()
  const paper = paperIn(input.period.timezone)
  const rendered = renderReport(report, definition, input, { ...deps, paper })
  const { document, content, mediaType, extension } = rendered
  const key = reportFileKey(report, newId(), reportFileName(report, extension))
  const sizeBytes = await writeFile(files.upload(key, mediaType), content)
  const { valueText } = createValueTexts(input.writing)
  const isCompleted = await reports.complete(report, {
    file: { key, sizeBytes },
    generatedAt: input.generatedAt,
    deviceCount: input.devices.length,
    summary: summaryOf(document, valueText),
  })
  // another delivery of the job was faster, or the report is gone
  if (!isCompleted) await files.delete(key)
}

async function writeFile(upload: FileUpload, content: RenderedReport['content']): Promise<number> {
  try {
    for await (const piece of content)
      await upload.write(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return await upload.end()
  } catch (error) {
    await upload.abort()
    throw error
  }
}
