import type { Canvas } from '../../../../documents/pdf/canvas.ts'
import type { FlowItem } from '../../../../documents/pdf/paginate.ts'
import { COLOURS, GAP, SIZES } from '../../../../documents/pdf/paper.ts'
import type { Frame } from '../../../../documents/pdf/pdf-document.ts'
import { textItems } from './text-items.ts'

export const HEADING = { size: 14, weight: 'semibold', colour: COLOURS.ink } as const
const SUBHEADING = { size: SIZES.heading, weight: 'semibold', colour: COLOURS.ink } as const

/** The title of a section, with its bookmark and what the contents link to. */
export function headingItems(canvas: Canvas, frame: Frame, title: string, anchor: string): FlowItem[] {
  const { doc } = canvas
  const [first, ...rest] = textItems(canvas, frame, title, HEADING, { space: 1.5 * GAP, keepsWithNext: true })
  if (first === undefined) return []
  const draw = (top: number) => {
    // pdfkit takes the distance from the right
    const place = { expanded: false, top, left: doc.page.width }
    doc.outline.addItem(title, place)
    doc.addNamedDestination(anchor, 'XYZ', 0, top, null)
    first.draw(top)
  }
  return [{ ...first, anchor, draw }, ...rest]
}

/** The title of a table or a drawing. */
export const subheadingItems = (canvas: Canvas, frame: Frame, title: string): FlowItem[] =>
  textItems(canvas, frame, title, SUBHEADING, { space: GAP, keepsWithNext: true })
