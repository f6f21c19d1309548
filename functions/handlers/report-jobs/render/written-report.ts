import { fill } from '../../../../shared/i18n/fill.ts'
import type {
  Chart,
  Paragraph,
  ReportDocument,
  Table,
  Tiles,
  TrailMap,
} from '../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'
import { createValueTexts, isNumeric, type ValueTexts } from '../../../../shared/reports/write-value.ts'
import { drawingOf } from '../drawing/drawing.ts'
import type { MapGround } from '../drawing/map/ground.ts'
import { chartTable } from './chart-table.ts'

/** A table as its reader sees it. */
export type WrittenTable = {
  kind: 'table'
  title: string | null
  columns: readonly { title: string; isNumeric: boolean; isWhole: boolean; weight: number }[]
  rows: readonly (readonly string[])[]
  totals: readonly string[] | null
  emptyText: string
}
export type WrittenTiles = {
  kind: 'tiles'
  tiles: readonly { label: string; value: string; note: string | null }[]
}
/** A chart or map as SVG. `table` says the same; `null` for a map. */
export type WrittenDrawing = { kind: 'drawing'; title: string; svg: string; table: WrittenTable | null }
export type WrittenBlock = WrittenTable | WrittenTiles | WrittenDrawing | Paragraph
type WrittenSection = { title: string; blocks: readonly WrittenBlock[] }

/** A report whose figures are texts and whose charts are drawn: what PDF and HTML have in common. */
export type WrittenReport = {
  title: string
  subject: string
  period: string
  timezone: string
  generated: string
  sections: readonly WrittenSection[]
  completeness: readonly string[]
  definitions: readonly string[]
}

type WritingDeps = { writing: ReportWriting; ground: MapGround }

export async function writeReport(
  document: ReportDocument,
  { writing, ground }: WritingDeps,
): Promise<WrittenReport> {
  const { title, subject, period, timezone, generatedAt, completeness, definitions } = document
  const texts = createValueTexts(writing)
  const written = async (
    block: ReportDocument['sections'][number]['blocks'][number],
  ): Promise<WrittenBlock> => {
    switch (block.kind) {
      case 'table':
        return writtenTable(block, texts)
      case 'tiles':
        return writtenTiles(block, texts)
      case 'paragraph':
        return block
      case 'chart':
      case 'map':
        return writtenDrawing(block)
    }
  }
  async function writtenDrawing(block: Chart | TrailMap): Promise<WrittenDrawing> {
    const svg = await drawingOf(block, { writing, texts, ground })
    const table = block.kind === 'map' ? null : writtenTable(chartTable(block, writing.texts.document), texts)
    return { kind: 'drawing', title: block.title, svg, table }
  }
  return {
    title,
    subject,
    period,
    timezone,
    generated: fill(writing.texts.document.generated, { time: writing.times.full(generatedAt) }),
    sections: await Promise.all(
      document.sections.map(async (section) => ({
        title: section.title,
        blocks: await Promise.all(section.blocks.map(written)),
      })),
    ),
    completeness,
    definitions,
  }
}

function writtenTable(table: Table, { valueText }: ValueTexts): WrittenTable {
  const { title, columns, rows, totals, emptyText } = withoutEmptyColumns(table)
  const kindOf = (column: number) => columns[column]?.kind ?? 'text'
  return {
    kind: 'table',
    title,
    columns: columns.map(({ title: name, kind, weight = 1 }) => ({
      title: name,
      isNumeric: isNumeric(kind),
      isWhole: kind !== 'text',
      weight,
    })),
    rows: rows.map((row) => row.map((value, column) => valueText(value, kindOf(column)))),
    // a total that makes no sense is left out, not unknown
    totals: totals?.map((value, column) => (value === null ? '' : valueText(value, kindOf(column)))) ?? null,
    emptyText,
  }
}

/** A table as a page has it: columns of dashes would take the width of the others. */
export function withoutEmptyColumns(table: Table): Table {
  const { columns, rows, totals } = table
  const isShown = columns.map(
    ({ isOptional }, index) => !isOptional || rows.some((row) => (row[index] ?? null) !== null),
  )
  const shown = <Cell>(cells: readonly Cell[]) => cells.filter((_, index) => isShown[index])
  return { ...table, columns: shown(columns), rows: rows.map(shown), totals: totals && shown(totals) }
}

const writtenTiles = ({ tiles }: Tiles, { valueText }: ValueTexts): WrittenTiles => ({
  kind: 'tiles',
  tiles: tiles.map(({ label, value, valueKind, note }) => ({
    label,
    value: valueText(value, valueKind),
    note,
  })),
})
