import type { ReportDocument } from '../../../../shared/reports/document.ts'
import type { ReportDefinition, ReportInput } from '../../../../shared/reports/report-input.ts'
import type { ReportFormat, ReportType } from '../../../../shared/reports/report-type.ts'
import type { PaperName } from '../../../documents/pdf/paper.ts'
import type { FontFiles } from '../../../documents/pdf/typeface.ts'
import { type Pieces, zipPieces } from '../../../documents/zip-file.ts'
import { MEDIA_TYPES } from '../../../reports/report-file.ts'
import type { MapGround } from '../drawing/map/ground.ts'
import { ReportRefused } from '../report-refused.ts'
import { renderCsv } from './csv/render-csv.ts'
import { renderJson } from './json/render-json.ts'

/** A PDF or a page of more devices is not read: it is an archive of several, and of one workbook with all devices. */
export const DEVICES_PER_FILE = 50
/** More take longer than the function may run, and nobody reads so many pages. */
export const DEVICES_PER_ARCHIVE = 1_000
export const PAGED_ROWS_MAX = 20_000

export type RenderDeps = { fonts: FontFiles; ground: MapGround; paper: PaperName }

/** A report as a file that is made while it is read. `document` is that of all its devices. */
export type RenderedReport = {
  document: ReportDocument
  content: Pieces
  mediaType: string
  extension: string
}

type Rendering = {
  reportType: ReportType
  definition: ReportDefinition
  input: ReportInput
  document: ReportDocument
  parts: Record<string, unknown>
}
type Renderer = {
  mediaType: string
  extension: string
  /** Whether a report of many devices is an archive of several files. */
  isPaged: boolean
  render: (rendering: Rendering, deps: RenderDeps) => Pieces
}

/** The renderers; those that draw or zip are loaded once a report needs them. */
const RENDERERS: Record<ReportFormat, Renderer> = {
  pdf: {
    mediaType: MEDIA_TYPES.pdf,
    extension: 'pdf',
    isPaged: true,
    async *render({ document, input: { writing } }, deps) {
      const { renderPdf } = await import('./pdf/render-pdf.ts')
      yield await renderPdf(document, { ...deps, writing })
    },
  },
  html: {
    mediaType: MEDIA_TYPES.html,
    extension: 'html',
    isPaged: true,
    async *render({ document, input: { writing } }, { ground }) {
      const { renderHtml } = await import('./html/render-html.ts')
      yield await renderHtml(document, { ground, writing })
    },
  },
  excel: {
    mediaType: MEDIA_TYPES.xlsx,
    extension: 'xlsx',
    isPaged: false,
    async *render({ document, input }) {
      const { renderExcel } = await import('./excel/render-excel.ts')
      yield* renderExcel(document, input.writing)
    },
  },
  csv: {
    mediaType: MEDIA_TYPES.csv,
    extension: 'csv',
    isPaged: false,
    render: ({ document, input }) => renderCsv(document, input.writing),
  },
  json: {
    mediaType: MEDIA_TYPES.json,
    extension: 'json',
    isPaged: false,
    render: ({ reportType, input, parts }) => renderJson(reportType, input, parts),
  },
}

/** Renders a report in its format. Throws `ReportRefused` where the format cannot have so much. */
export function renderReport(
  { reportType, format }: { reportType: ReportType; format: ReportFormat },
  definition: ReportDefinition,
  input: ReportInput,
  deps: RenderDeps,
): RenderedReport {
  const renderer = RENDERERS[format]
  const deviceCount = input.devices.length
  if (renderer.isPaged && deviceCount > DEVICES_PER_ARCHIVE) throw new ReportRefused('too-many-devices')
  const rendering = { reportType, definition, input, ...definition.build(input) }
  const { document } = rendering
  if (renderer.isPaged && rowsOf(document) > PAGED_ROWS_MAX) throw new ReportRefused('too-many-devices')
  const isArchive = renderer.isPaged && deviceCount > DEVICES_PER_FILE
  const { mediaType, extension, render } = renderer
  if (!isArchive) return { document, content: render(rendering, deps), mediaType, extension }
  const content = zipPieces(archiveFiles(renderer, rendering, deps), input.generatedAt)
  return { document, content, mediaType: MEDIA_TYPES.zip, extension: 'zip' }
}

const rowsOf = ({ sections }: ReportDocument) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .reduce((rows, block) => rows + (block.kind === 'table' ? block.rows.length : 0), 0)

/** Named by numbers, because a name of a device is in no path. */
function* archiveFiles(
  renderer: Renderer,
  rendering: Rendering,
  deps: RenderDeps,
): Generator<[name: string, content: Pieces]> {
  const { definition, input } = rendering
  yield [`all-devices.${RENDERERS.excel.extension}`, RENDERERS.excel.render(rendering, deps)]
  for (const { first, last, input: some } of deviceGroups(input, DEVICES_PER_FILE)) {
    const content = renderer.render({ ...rendering, input: some, ...definition.build(some) }, deps)
    yield [`devices-${first}-to-${last}.${renderer.extension}`, content]
  }
}

/** A part of the devices of a report with what belongs to them. `first` and `last` count from 1. */
type DeviceGroup = { first: number; last: number; input: ReportInput }

/** The devices of a report in groups, in their order. */
function* deviceGroups(input: ReportInput, size: number): Generator<DeviceGroup> {
  for (let from = 0; from < input.devices.length; from += size) {
    const devices = input.devices.slice(from, from + size)
    const ids = new Set(devices.map(({ deviceId }) => deviceId))
    const isTheirs = ({ deviceId }: { deviceId: string }) => ids.has(deviceId)
    yield {
      first: from + 1,
      last: from + devices.length,
      input: {
        ...input,
        devices,
        events: input.events.filter(isTheirs),
        eventsBefore: input.eventsBefore.filter(isTheirs),
        visits: input.visits.filter(isTheirs),
      },
    }
  }
}
