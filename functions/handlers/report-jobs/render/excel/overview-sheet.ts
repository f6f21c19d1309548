import type { ReportDocument, Tile } from '../../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import { headingOf } from '../measure-of.ts'
import type { CellValues } from './cell-values.ts'
import type { Row, Sheet } from './sheet.ts'

/** In characters: labels, figures, notes. */
const WIDTHS = [32, 24, 54]
const LINE_HEIGHT = 15
const CHARACTERS_PER_LINE = 105

/** The sheet with the report's subject, its figures at a glance, and their definitions. */
export function overviewSheet(
  document: ReportDocument,
  name: string,
  writing: Pick<ReportWriting, 'texts' | 'units'>,
  cellValue: CellValues,
): Sheet {
  const { sheets: texts, document: titles } = writing.texts
  const tileRow = ({ label, value, valueKind, note }: Tile): Row => ({
    cells: [
      { value: headingOf({ title: label, kind: valueKind }, writing), style: 'value-text' },
      { value: cellValue(value, valueKind), style: `tile-${valueKind}` },
      { value: note, style: 'value-text' },
    ],
  })
  const sections = document.sections.map(({ title, blocks }) => ({
    title,
    rows: blocks.flatMap((block) => {
      if (block.kind === 'tiles') return block.tiles.map(tileRow)
      return block.kind === 'paragraph' ? [paragraph(block.text)] : []
    }),
  }))
  const rows: Row[] = [
    { cells: [{ value: document.title, style: 'title-text' }] },
    fact(texts.subject, document.subject),
    fact(texts.period, document.period),
    fact(texts.timezone, document.timezone),
    {
      cells: [
        { value: texts.generatedAt, style: 'value-text' },
        { value: cellValue(document.generatedAt, 'dateTime'), style: 'tile-dateTime' },
      ],
    },
    ...sections.flatMap((section) => (section.rows.length === 0 ? [] : part(section.title, section.rows))),
    ...notes(titles.completeness, document.completeness),
    ...notes(titles.definitions, document.definitions),
  ]
  return { name, widths: WIDTHS, hasHead: false, filteredRows: 0, rows }
}

const fact = (label: string, value: string): Row => ({
  cells: [
    { value: label, style: 'value-text' },
    { value, style: 'value-text' },
  ],
})

/** Rows under a heading, after an empty row. */
const part = (title: string, rows: readonly Row[]): Row[] => [
  { cells: [] },
  { cells: [{ value: title, style: 'label-text' }] },
  ...rows,
]

const notes = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : part(title, lines.map(paragraph))

/** Excel does not fit the height of merged cells to their text. */
const paragraph = (text: string): Row => ({
  cells: [{ value: text, style: 'wrapped-text' }],
  height: LINE_HEIGHT * Math.max(1, Math.ceil(text.length / CHARACTERS_PER_LINE)),
  isMerged: true,
})
