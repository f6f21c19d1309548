import { type Canvas, lineHeight, type TextStyle } from './canvas.ts'
import { CELL_PADDING, columnSpans, type Measure, type PdfTable } from './column-spans.ts'
import { type FlowItem, flowItem, type Piece } from './paginate.ts'
import { COLOURS, SIZES } from './paper.ts'
import type { Frame } from './pdf-document.ts'

const HEAD_RADIUS = 4
const LINE_WIDTH = 0.5
const TOTALS_LINE_WIDTH = 1
const HEAD = { size: SIZES.small, weight: 'semibold', colour: COLOURS.dim } as const
const CELL = { size: SIZES.cell, colour: COLOURS.ink } as const
const TOTAL = { ...CELL, weight: 'semibold' } as const
const ROW_STYLES = { head: HEAD, body: CELL, totals: TOTAL }

/** The head and the rows of a table. Its head is repeated on each page, and its totals have a row above them. */
export function tableItems(canvas: Canvas, frame: Frame, table: PdfTable): FlowItem[] {
  const { doc, wrap, widthOf, longestWord, write } = canvas
  const { columns, rows, totals = null, linesMax } = table
  const measure: Measure = (text, row, part) =>
    (part === 'text' ? widthOf : longestWord)(text, styleIn(ROW_STYLES[row], true))
  const spans = columnSpans(table, frame, measure)

  function rowPiece(texts: readonly string[], style: TextStyle): Piece {
    const cells = texts.map((text, column) =>
      wrap(
        text,
        styleIn(style, columns[column]?.isWhole),
        (spans[column]?.width ?? 0) - 2 * (spans[column]?.padding ?? 0),
        linesMax,
      ),
    )
    const lines = Math.max(...cells.map(({ length }) => length))
    const draw = (top: number) => {
      for (const [column, cellLines] of cells.entries())
        drawCell(cellLines, column, top + CELL_PADDING, style)
    }
    return { height: lines * lineHeight(style) + 2 * CELL_PADDING, draw }
  }

  function drawCell(lines: readonly string[], column: number, top: number, style: TextStyle): void {
    const { left = 0, width = 0, padding = 0 } = spans[column] ?? {}
    const { isNumeric, isWhole } = columns[column] ?? {}
    const cellStyle = styleIn(style, isWhole)
    for (const [index, line] of lines.entries()) {
      const x = isNumeric ? left + width - padding - widthOf(line, cellStyle) : left + padding
      write(line, x, top + index * lineHeight(style), cellStyle)
    }
  }

  function drawLine(y: number, width: number): void {
    const colour = width === LINE_WIDTH ? COLOURS.line : COLOURS.dim
    doc.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(width).strokeColor(colour).stroke()
  }

  const titles = rowPiece(
    columns.map(({ title }) => title),
    HEAD,
  )
  const head: Piece = {
    height: titles.height,
    draw(top) {
      doc.roundedRect(frame.left, top, frame.width, titles.height, HEAD_RADIUS).fill(COLOURS.band)
      titles.draw(top)
    },
  }
  const lined = (piece: Piece): Piece => ({
    height: piece.height,
    draw(top) {
      piece.draw(top)
      drawLine(top + piece.height, LINE_WIDTH)
    },
  })
  const body = rows.map((texts, index) =>
    flowItem(lined(rowPiece(texts, CELL)), {
      head,
      keepsWithNext: totals !== null && index === rows.length - 1,
    }),
  )
  const headItem = flowItem(head, { keepsWithNext: true })
  if (totals === null) return [headItem, ...body]
  const sums = rowPiece(totals, TOTAL)
  const drawTotals = (top: number) => {
    drawLine(top, TOTALS_LINE_WIDTH)
    sums.draw(top)
  }
  return [headItem, ...body, flowItem({ height: sums.height, draw: drawTotals })]
}

const styleIn = (style: TextStyle, isWhole: boolean | undefined): TextStyle =>
  isWhole ? { ...style, tabular: true } : style
