import { PRODUCT_NAME } from '../../../../shared/i18n/product-name.ts'
import { type Canvas, lineHeight } from '../../../common/pdf/canvas.ts'
import { drawLogo } from '../../../common/pdf/logo.ts'
import { type FlowItem, flowItem } from '../../../common/pdf/paginate.ts'
import { COLOURS, GAP, SIZES } from '../../../common/pdf/paper.ts'
import type { Frame } from '../../../common/pdf/pdf-document.ts'
import type { WrittenReport } from '../written-report.ts'
import { textItems } from './text-items.ts'

const LOGO_SIDE = 22
const BRAND = { size: SIZES.heading, weight: 'semibold', colour: COLOURS.ink } as const
const TITLE = { size: SIZES.title, weight: 'semibold', colour: COLOURS.ink } as const
const SUBJECT = { size: SIZES.heading, weight: 'semibold', colour: COLOURS.ink } as const
const DIM = { size: SIZES.body, colour: COLOURS.dim } as const

/** What the report is about. */
export function headItems(canvas: Canvas, frame: Frame, report: WrittenReport): FlowItem[] {
  const brand = flowItem({
    height: LOGO_SIDE + GAP,
    draw(top) {
      drawLogo(canvas.doc, frame.left, top, LOGO_SIDE)
      canvas.write(PRODUCT_NAME, frame.left + LOGO_SIDE + 8, top + (LOGO_SIDE - lineHeight(BRAND)) / 2, BRAND)
    },
  })
  return [
    brand,
    ...textItems(canvas, frame, report.title, TITLE, { space: 0 }),
    ...textItems(canvas, frame, report.subject, SUBJECT, { space: 2 }),
    ...textItems(canvas, frame, `${report.period} · ${report.timezone}`, DIM, { space: 2 }),
    ...textItems(canvas, frame, report.generated, DIM, { space: 0 }),
  ]
}
