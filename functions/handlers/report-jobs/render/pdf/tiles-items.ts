import { type Canvas, lineHeight } from '../../../../documents/pdf/canvas.ts'
import { type FlowItem, flowItem } from '../../../../documents/pdf/paginate.ts'
import { COLOURS, SIZES } from '../../../../documents/pdf/paper.ts'
import type { Frame } from '../../../../documents/pdf/pdf-document.ts'
import type { WrittenTiles } from '../written-report.ts'

const LABEL = { size: SIZES.small, colour: COLOURS.dim } as const
const VALUE = { size: 15, weight: 'semibold', colour: COLOURS.ink, tabular: true } as const
const IN_ROW_MAX = 4
const GAP = 8
const PADDING = 9
const RADIUS = 6
const SPACE = 10

/** Figures beside each other, in as many rows as they need. */
export function tilesItems(canvas: Canvas, frame: Frame, { tiles }: WrittenTiles): FlowItem[] {
  const rows = Math.ceil(tiles.length / IN_ROW_MAX)
  const inRow = Math.ceil(tiles.length / Math.max(1, rows))
  return Array.from({ length: rows }, (_, row) =>
    rowItem(canvas, frame, tiles.slice(row * inRow, (row + 1) * inRow), inRow, row === 0 ? SPACE : GAP),
  )
}

function rowItem(
  { doc, wrap, writeLines }: Canvas,
  frame: Frame,
  tiles: WrittenTiles['tiles'],
  inRow: number,
  space: number,
): FlowItem {
  const width = (frame.width - (inRow - 1) * GAP) / inRow
  const room = width - 2 * PADDING
  const cells = tiles.map(({ label, value, note }) => [
    { lines: wrap(label, LABEL, room), style: LABEL },
    { lines: wrap(value, VALUE, room), style: VALUE },
    { lines: note === null ? [] : wrap(note, LABEL, room), style: LABEL },
  ])
  const heights = cells.map((parts) =>
    parts.reduce((sum, { lines, style }) => sum + lines.length * lineHeight(style), 0),
  )
  const height = Math.max(...heights) + 2 * PADDING
  function draw(top: number): void {
    for (const [index, parts] of cells.entries()) {
      const left = frame.left + index * (width + GAP)
      doc.roundedRect(left, top, width, height, RADIUS).fill(COLOURS.band)
      let y = top + PADDING
      for (const { lines, style } of parts) y = writeLines(lines, left + PADDING, y, style)
    }
  }
  return flowItem({ height, draw }, { space })
}
