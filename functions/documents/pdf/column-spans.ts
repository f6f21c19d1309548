import type { Frame } from './pdf-document.ts'

export type PdfColumn = {
  title: string
  /** The column's share of the table's width. All shares add up to 1. */
  share?: number
  /**
   * Whether the column is as wide as its longest value, with digits of one width: numbers and times, so that none is
   * broken.
   */
  isWhole?: boolean
  /** The weight by which the column shares what is left; 1 by default. */
  weight?: number
  /** At the right. */
  isNumeric?: boolean
}
export type PdfTable = {
  columns: readonly PdfColumn[]
  rows: readonly (readonly string[])[]
  totals?: readonly string[] | null
  /** A cell with more lines is cut off. */
  linesMax: number
}

/** `padding` is at both sides of a text, in points. */
type Span = { left: number; width: number; padding: number }
/** The widths of a column's texts without a broken word, and without a broken line, in points. */
type Need = { min: number; max: number; isWhole: boolean; weight: number }
/** The width of a text in points, whole or only its longest word, as its row writes it. */
export type Measure = (text: string, row: 'head' | 'body' | 'totals', part: 'text' | 'word') => number

export const CELL_PADDING = 5
/** The padding of tables whose words would break otherwise. */
const TIGHT_PADDING = 2
/** Words beside each other may be as much wider than the text that they make, in points. */
const KERNING = 1
/** The least width of texts, if there is room. */
const READABLE = 90

/**
 * Where the columns of a table are. Whole columns get what they need first and texts what remains, as far as they need it;
 * the rest is shared by weights. Words break only where nothing else helps.
 */
export function columnSpans(table: PdfTable, frame: Frame, measure: Measure): Span[] {
  const { columns } = table
  const needs = columns.map((column, index) => needOf(column, index, table, measure))
  const padding = leastOf(needs, CELL_PADDING) <= frame.width ? CELL_PADDING : TIGHT_PADDING
  const widths = columns.every(({ share }) => share !== undefined)
    ? columns.map(({ share = 0 }) => share * frame.width)
    : widthsIn(frame.width, needs.map(paddedBy(padding)))
  let left = frame.left
  return widths.map((width) => {
    const span = { left, width, padding }
    left += width
    return span
  })
}

function needOf(column: PdfColumn, index: number, { rows, totals }: PdfTable, measure: Measure): Need {
  const { title, isWhole = false, weight = 1 } = column
  const needed = (part: 'text' | 'word') => {
    const cells = rows.map((row) => measure(row[index] ?? '', 'body', part))
    const others = [measure(title, 'head', 'word'), measure(totals?.[index] ?? '', 'totals', part)]
    return Math.max(...others, ...largest(cells)) + KERNING
  }
  return { min: needed('word'), max: needed('text'), isWhole, weight }
}

const paddedBy =
  (padding: number) =>
  (need: Need): Need => ({ ...need, min: need.min + 2 * padding, max: need.max + 2 * padding })

const leastOf = (needs: readonly Need[], padding: number) =>
  sumOf(needs.map(({ min }) => min)) + needs.length * 2 * padding

/** The largest one, if any: there are too many rows to pass them to `Math.max`. */
const largest = (widths: readonly number[]) =>
  widths.length === 0 ? [] : [widths.reduce((max, width) => Math.max(max, width))]

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

function widthsIn(room: number, needs: readonly Need[]): number[] {
  const tight = needs.map(({ min }) => min)
  const readable = needs.map(({ min, max, isWhole }) =>
    isWhole ? min : Math.max(min, Math.min(max, READABLE)),
  )
  const least = sumOf(readable) <= room ? readable : tight
  const taken = sumOf(least)
  if (taken >= room) return least.map((width) => (width * room) / taken)
  const whole = grown(
    room,
    needs.map(({ max, isWhole }, index) => (isWhole ? max : (least[index] ?? 0))),
    least,
  )
  const widths = grown(
    room,
    needs.map(({ max }) => max),
    whole,
  )
  const areTexts = needs.some(({ isWhole }) => !isWhole)
  const weights = needs.map(({ isWhole, weight }) => (isWhole && areTexts ? 0 : weight))
  const rest = room - sumOf(widths)
  return widths.map((width, index) => width + (rest * (weights[index] ?? 0)) / sumOf(weights))
}

/** The widths, each nearer to its goal by the same part, as far as there is room. */
function grown(room: number, goals: readonly number[], widths: readonly number[]): number[] {
  const missing = goals.map((goal, index) => Math.max(0, goal - (widths[index] ?? 0)))
  const part = Math.min(1, (room - sumOf(widths)) / Math.max(1, sumOf(missing)))
  return widths.map((width, index) => width + part * (missing[index] ?? 0))
}
