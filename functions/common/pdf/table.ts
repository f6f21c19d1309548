import { type Canvas, lineHeight } from './canvas.ts'
import { COLOURS, SIZES } from './paper.ts'
import type { Frame } from './pdf-document.ts'

type Column = { title: string /** Of the table's width; all together 1. */; share: number }
type Table = { columns: readonly Column[]; rows: readonly (readonly string[])[] }

/** A cell with more is cut off. */
const LINES_MAX = 4
const PADDING = 5
const HEAD_RADIUS = 4
const LINE_WIDTH = 0.5
const HEAD = { size: SIZES.small, weight: 'semibold', colour: COLOURS.dim } as const
const CELL = { size: SIZES.cell, colour: COLOURS.ink } as const
type CellStyle = typeof HEAD | typeof CELL

/** Draws a table from a height on, with its head on every page. Returns where it ends. */
export function drawTable(canvas: Canvas, frame: Frame, top: number, { columns, rows }: Table): number {
  const { doc, wrap, writeLines } = canvas
  const widths = columns.map(({ share }) => share * frame.width)
  const lefts = widths.map(
    (_, index) => frame.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  )

  function layOut(texts: readonly string[], style: CellStyle) {
    const cells = texts.map((text, column) =>
      wrap(text, style, (widths[column] ?? 0) - 2 * PADDING, LINES_MAX),
    )
    const lines = Math.max(...cells.map(({ length }) => length))
    return { cells, style, height: lines * lineHeight(style) + 2 * PADDING }
  }

  /** Returns where the next row would be. */
  function drawRow({ cells, style, height }: ReturnType<typeof layOut>, y: number): number {
    for (const [column, lines] of cells.entries())
      writeLines(lines, (lefts[column] ?? 0) + PADDING, y + PADDING, style)
    return y + height
  }

  const head = layOut(
    columns.map(({ title }) => title),
    HEAD,
  )
  function drawHead(y: number): number {
    doc.roundedRect(frame.left, y, frame.width, head.height, HEAD_RADIUS).fill(COLOURS.band)
    return drawRow(head, y)
  }

  let y = drawHead(top)
  for (const texts of rows) {
    const row = layOut(texts, CELL)
    if (y + row.height > frame.bottom) {
      doc.addPage()
      y = drawHead(frame.top)
    }
    y = drawRow(row, y)
    doc.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(LINE_WIDTH).strokeColor(COLOURS.line).stroke()
  }
  return y
}
