import { drawBrand } from '../../../../documents/pdf/brand.ts'
import type { Canvas } from '../../../../documents/pdf/canvas.ts'
import { type FlowItem, flowItem } from '../../../../documents/pdf/paginate.ts'
import { COLOURS, GAP, SIZES } from '../../../../documents/pdf/paper.ts'
import type { Frame } from '../../../../documents/pdf/pdf-document.ts'
import type { WrittenReport } from '../written-report.ts'
import { textItems } from './text-items.ts'

const LOGO_SIDE = 22
const TITLE = { size: SIZES.title, weight: 'semibold', colour: COLOURS.ink } as const
const SUBJECT = { size: SIZES.heading, weight: 'semibold', colour: COLOURS.ink } as const
const DIM = { size: SIZES.body, colour: COLOURS.dim } as const

/** What the report is about. */
export function headItems(canvas: Canvas, frame: Frame, report: WrittenReport): FlowItem[] {
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
