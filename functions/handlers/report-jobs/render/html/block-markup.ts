import { htmlText } from '../../../../../shared/markup.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import type { WrittenBlock, WrittenDrawing, WrittenTable, WrittenTiles } from '../written-report.ts'
import { tag } from './markup.ts'

type Texts = ReportWriting['texts']['document']

/** Writes the blocks of one file, whose drawings have ids of their own. */
export function createBlockMarkup(texts: Texts): (block: WrittenBlock) => string {
  let drawings = 0

  function drawingMarkup({ title, svg, table }: WrittenDrawing): string {
    drawings += 1
    const id = `drawing-${drawings}`
    const named = withOwnIds(svg, id)
      .replace('<svg ', `<svg role="img" aria-labelledby="${id}" `)
      .replace('>', `>${tag('title', { id }, htmlText(title))}`)
    return tag(
      'figure',
      {},
      tag('figcaption', {}, htmlText(title)) +
        scrolled('drawing', title, named) +
        (table === null
          ? ''
          : tag('details', {}, tag('summary', {}, htmlText(texts.asTable)) + tableMarkup(table, title))),
    )
  }

  return (block) => {
    switch (block.kind) {
      case 'table':
        return (
          (block.title === null ? '' : tag('h3', {}, htmlText(block.title))) + tableMarkup(block, block.title)
        )
      case 'tiles':
        return tilesMarkup(block)
      case 'drawing':
        return drawingMarkup(block)
      case 'paragraph':
        return tag('p', {}, htmlText(block.text))
    }
  }
}

/** A part that may be wider than a phone, and is then scrolled by finger or by keyboard. */
const scrolled = (className: string, label: string, content: string) =>
  tag('div', { class: className, tabindex: '0', role: 'group', 'aria-label': label }, content)

function tableMarkup({ columns, rows, totals, emptyText }: WrittenTable, title: string | null): string {
  if (rows.length === 0) return tag('p', { class: 'dim' }, htmlText(emptyText))
  const classOf = (column: number): Record<string, string> => {
    const { isNumeric = false, isWhole = false } = columns[column] ?? {}
    if (isNumeric) return { class: 'number' }
    return isWhole ? { class: 'whole' } : {}
  }
  const cells = (texts: readonly string[]) =>
    texts
      .map((text, column) =>
        column === 0
          ? tag('th', { scope: 'row', ...classOf(column) }, htmlText(text))
          : tag('td', classOf(column), htmlText(text)),
      )
      .join('')
  const head = columns.map((column, index) =>
    tag('th', { scope: 'col', ...classOf(index) }, htmlText(column.title)),
  )
  const body = rows.map((row) => tag('tr', {}, cells(row)))
  const parts = [
    tag('thead', {}, tag('tr', {}, head.join(''))),
    tag('tbody', {}, body.join('')),
    totals === null ? '' : tag('tfoot', {}, tag('tr', {}, cells(totals))),
  ]
  const label = title ?? columns.map((column) => column.title).join(', ')
  return scrolled('table', label, tag('table', {}, parts.join('')))
}

const tilesMarkup = ({ tiles }: WrittenTiles) =>
  tag(
    'dl',
    { class: 'tiles' },
    tiles
      .map(({ label, value, note }) =>
        tag(
          'div',
          {},
          tag('dt', {}, htmlText(label)) +
            tag('dd', { class: 'value' }, htmlText(value)) +
            (note === null ? '' : tag('dd', { class: 'dim' }, htmlText(note))),
        ),
      )
      .join(''),
  )

/** Ids that ECharts counts in a process, made those of this drawing. */
const withOwnIds = (svg: string, id: string) =>
  svg.replaceAll(/( id="|="url\(#)(zr\d+)-/g, (_all, before: string) => `${before}${id}-`)
