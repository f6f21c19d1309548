import { describe, expect, test } from 'vitest'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { htmlText } from '../../../../shared/markup.ts'
import type { ReportDocument } from '../../../../shared/reports/document.ts'
import { REPORT_DEFINITIONS } from '../../../../shared/reports/report-definitions.ts'
import type { ReportType } from '../../../../shared/reports/report-type.ts'
import { createValueTexts } from '../../../../shared/reports/write-value.ts'
import { fonts } from '../../../../test/make/pdf/fonts.ts'
import { hasPdftotext, textIn } from '../../../../test/make/pdf/read-pdf.ts'
import { ground } from '../../../../test/make/reports/a-ground.ts'
import { aWeekInput } from '../../../../test/make/reports/week-input.ts'
import { NEW_YORK, WEEKS } from '../../../../test/make/reports/weeks.ts'
import { renderHtml } from './html/render-html.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { withoutEmptyColumns } from './written-report.ts'

/** The sums of the week, as it was made: 840 km in 12 h 50 min on 22 trips. */
const TOTALS: Partial<Record<ReportType, RegExp>> = {
  daily_summary: /Total 840\.0 km 12 h 50 min 50 min 22 23 90 km\/h 17 217 h/,
  weekly_analytics: /Total 840\.0 km 900\.0 km -7% 12 h 50 min 50 min 22 90 km\/h 17 217 h/,
  monthly_overview: /Distance 840\.0 km .*Driving 12 h 50 min .*Trips 22 /,
  trip_analysis: /Total 840\.0 km 12 h 50 min/,
  usage_pattern: /Driving 12 h 50 min/,
  geofence_activity: /Time inside 66 h/,
  alert_summary: /Events 17 /,
}
const TYPES = entriesOf(REPORT_DEFINITIONS).map(([type]) => type)

function built(type: (typeof TYPES)[number], week = NEW_YORK) {
  const input = aWeekInput(week)
  const { document } = REPORT_DEFINITIONS[type].build(input)
  return { document, writing: input.writing }
}

const plain = (text: string) => text.replaceAll(/[\s\u202f]+/g, ' ')
/** The text that a reader sees, without the drawings and the tables folded under them. */
const wordsOf = (html: string) =>
  plain(html.replaceAll(/<(style|svg|details)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' '))

/** The texts of all cells of all tables, in their order. */
function cellsOf({ sections }: ReportDocument, { valueText }: ReturnType<typeof createValueTexts>): string[] {
  const tables = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? [withoutEmptyColumns(block)] : [])),
  )
  return tables.flatMap(({ columns, rows }) =>
    rows.flatMap((row) => row.map((value, column) => valueText(value, columns[column]?.kind ?? 'text'))),
  )
}

describe.each(WEEKS)('REP-3 the made week in $zone', (week) => {
  test.each(TYPES)('REP-3 as HTML of the type %s has each figure, and the exact totals', async (type) => {
    const { document, writing } = built(type, week)
    const html = await renderHtml(document, { writing, ground })
    const shown = html.replaceAll(/<details>[\s\S]*?<\/details>/g, '')
    const body = shown.replaceAll(/<(thead|tfoot)>[\s\S]*?<\/\1>/g, '')
    const cells = [...body.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text)
    expect(cells).toEqual(cellsOf(document, createValueTexts(writing)).map(htmlText))
    const totals = TOTALS[type]
    if (week === NEW_YORK && totals !== undefined) expect(wordsOf(html)).toMatch(totals)
  })
})

test.skipIf(!hasPdftotext).each(TYPES)(
  'REP-3 as PDF of the type %s has its title, its numbers, its notes and its page numbers',
  async (type) => {
    const { document, writing } = built(type)
    const pages = textIn(await renderPdf(document, { writing, paper: 'LETTER', fonts, ground }))
    const text = plain(pages.join(''))
    expect(text).toContain(document.title)
    expect(text).toContain(plain(document.period))
    // a long one is on two lines
    for (const note of [...document.completeness, ...document.definitions])
      expect(text).toContain(plain(note))
    const numbers = cellsOf(document, createValueTexts(writing)).filter((cell) =>
      /^[\d.,]+\u202f?(km|km\/h)?$/.test(cell),
    )
    for (const cell of numbers) expect(text).toContain(plain(cell))
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
  },
)
