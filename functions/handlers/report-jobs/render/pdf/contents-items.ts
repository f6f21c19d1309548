import { type Canvas, lineHeight } from '../../../../documents/pdf/canvas.ts'
import { type FlowItem, flowItem } from '../../../../documents/pdf/paginate.ts'
import { COLOURS, GAP, SIZES } from '../../../../documents/pdf/paper.ts'
import type { Frame } from '../../../../documents/pdf/pdf-document.ts'
import { HEADING } from './heading-items.ts'
import { textItems } from './text-items.ts'

const ENTRY = { size: SIZES.body, colour: COLOURS.ink } as const
const PAGE = { ...ENTRY, colour: COLOURS.dim, tabular: true } as const
const PAGE_WIDTH = 40
const PADDING = 3

type Contents = {
  title: string
  /** The titles of the sections. */
  titles: readonly string[]
  /** The page of each section's anchor, known once all pages are placed. */
  pageOf: ReadonlyMap<string, number>
}

export const anchorOf = (section: number) => `section-${section}`

/** The sections with their pages, as links. */
export function contentsItems(canvas: Canvas, frame: Frame, { title, titles, pageOf }: Contents): FlowItem[] {
  const { doc, wrap, write, widthOf } = canvas
  const height = lineHeight(ENTRY) + 2 * PADDING
  const entries = titles.map((name, index) =>
    flowItem({
      height,
      draw(top) {
        const [line = ''] = wrap(name, ENTRY, frame.width - PAGE_WIDTH, 1)
        const page = String(pageOf.get(anchorOf(index)) ?? '')
        write(line, frame.left, top + PADDING, ENTRY)
        write(page, frame.right - widthOf(page, PAGE), top + PADDING, PAGE)
        doc.goTo(frame.left, top, frame.width, height, anchorOf(index))
        doc
          .moveTo(frame.left, top + height)
          .lineTo(frame.right, top + height)
          .lineWidth(0.5)
          .strokeColor(COLOURS.line)
          .stroke()
      },
    }),
  )
  return [...textItems(canvas, frame, title, HEADING, { space: 2 * GAP, keepsWithNext: true }), ...entries]
}
