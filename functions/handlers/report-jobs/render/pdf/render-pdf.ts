import { fill } from '../../../../../shared/i18n/fill.ts'
import type { ReportDocument } from '../../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import { drawBrand } from '../../../../documents/pdf/brand.ts'
import type { Canvas } from '../../../../documents/pdf/canvas.ts'
import {
  drawPages,
  type FlowItem,
  flowItem,
  type Page,
  paginate,
} from '../../../../documents/pdf/paginate.ts'
import { COLOURS, GAP, type PaperName, SIZES } from '../../../../documents/pdf/paper.ts'
import { type Frame, makePdf } from '../../../../documents/pdf/pdf-document.ts'
import type { FontFiles } from '../../../../documents/pdf/typeface.ts'
import type { MapGround } from '../../drawing/map/ground.ts'
import { type WrittenReport, writeReport } from '../written-report.ts'
import { contentsItems } from './contents-items.ts'
import { sectionItems } from './section-items.ts'
import { textItems } from './text-items.ts'

/** A report with more pages begins with a table of contents. */
const PAGES_WITHOUT_CONTENTS = 5

type PdfDeps = { writing: ReportWriting; paper: PaperName; fonts: FontFiles; ground: MapGround }

/** A report on paper, with vector charts, bookmarks and the fonts that it needs. */
export async function renderPdf(
  document: ReportDocument,
  { writing, paper, fonts, ground }: PdfDeps,
): Promise<Uint8Array<ArrayBuffer>> {
  const report = await writeReport(document, { writing, ground })
  const texts = writing.texts.document
  const settings = {
    paper,
    title: `${report.title} · ${report.period}`,
    language: writing.language,
    createdAt: document.generatedAt,
    texts: JSON.stringify([texts, report]),
    footer: `${report.title} · ${report.subject} · ${report.period}`,
    pageText: (page: number, pages: number) => fill(texts.page, { page: String(page), pages: String(pages) }),
    fonts,
  }
  return makePdf(settings, (canvas, frame) => {
    const head = headItems(canvas, frame, report)
    const sections = sectionItems({ canvas, frame, texts }, report)
    const titles = report.sections.map(({ title }) => title)
    const contentsOf = (pageOf: PageOf) =>
      contentsItems(canvas, frame, { title: texts.contents, titles, pageOf })
    drawPages(canvas.doc, pagesOf({ head, sections, contentsOf }, frame))
  })
}

type PageOf = ReadonlyMap<string, number>
type Parts = { head: FlowItem[]; sections: FlowItem[][]; contentsOf: (pageOf: PageOf) => FlowItem[] }

/** The pages, with contents before the first section if there are many. */
function pagesOf({ head, sections, contentsOf }: Parts, frame: Frame): Page[] {
  const pages = paginate([...head, ...sections.flat()], frame)
  if (pages.length <= PAGES_WITHOUT_CONTENTS) return pages
  const pageOf = new Map<string, number>()
  const withContents = paginate([...head, ...contentsOf(pageOf), ...sections.flat()], frame)
  for (const [index, { anchors }] of withContents.entries())
    for (const anchor of anchors) pageOf.set(anchor, index + 1)
  return withContents
}

const LOGO_SIDE = 22
const TITLE = { size: SIZES.title, weight: 'semibold', colour: COLOURS.ink } as const
const SUBJECT = { size: SIZES.heading, weight: 'semibold', colour: COLOURS.ink } as const
const DIM = { size: SIZES.body, colour: COLOURS.dim } as const

/** The head of the report. */
function headItems(canvas: Canvas, frame: Frame, report: WrittenReport): FlowItem[] {
  const brand = flowItem({
    height: LOGO_SIDE + GAP,
    draw: (top) => drawBrand(canvas, frame.left, top, LOGO_SIDE),
  })
  return [
    brand,
    ...textItems(canvas, frame, report.title, TITLE, { space: 0 }),
    ...textItems(canvas, frame, report.subject, SUBJECT, { space: 2 }),
    ...textItems(canvas, frame, `${report.period} · ${report.timezone}`, DIM, { space: 2 }),
    ...textItems(canvas, frame, report.generated, DIM, { space: 0 }),
  ]
}
