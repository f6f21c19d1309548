import { describe, expect, test } from 'vitest'
import type { ReportDocument, Table } from '../../../../../shared/reports/document.ts'
import { fonts } from '../../../../../test/make/pdf/fonts.ts'
import { fontsIn, hasPdftotext, pagesIn, partsOf, textIn } from '../../../../../test/make/pdf/read-pdf.ts'
import { aReportDocument, aShortDocument, aTripTable } from '../../../../../test/make/reports/a-document.ts'
import { ground } from '../../../../../test/make/reports/a-ground.ts'
import { aWriting } from '../../../../../test/make/reports/a-writing.ts'
import { renderPdf } from './render-pdf.ts'

const ONE_PAGE_ROWS_MAX = 15
const LETTER = '[0 0 612 792]'

const print = (document: ReportDocument, paper: 'A4' | 'LETTER' = 'A4') =>
  renderPdf(document, { writing: aWriting(), paper, fonts, ground })

const compact = (text: string) => text.replaceAll(/\s+/g, ' ')

/** A table of numbered rows. */
function aNumberedTable(rows: number): Table {
  const table = aTripTable(rows)
  return { ...table, rows: table.rows.map((row, index) => [`Row-${index}-`, ...row.slice(1)]) }
}

describe('REP-3 a report as PDF', () => {
  test('REP-3 is on the paper that it is given, in vectors, with the fonts that it needs', async () => {
    const [short, mixed] = [
      await print(aShortDocument(), 'LETTER'),
      await print(aReportDocument({ devices: 3 })),
    ]
    expect(partsOf(short)).toContain(LETTER)
    expect(pagesIn(short)).toBe(1)
    expect(fontsIn(short)).toEqual(['Inter-Regular', 'Inter-SemiBold'])
    expect(fontsIn(mixed)).toEqual([
      'Inter-Regular',
      'Inter-SemiBold',
      'NotoSansJP-Regular',
      'NotoSansSC-Regular',
    ])
    expect(partsOf(mixed)).not.toContain('/Subtype /Image')
  })

  test('REP-3 has bookmarks, and from six pages on a table of contents with links', async () => {
    const upTo5 = await print(aReportDocument({ devices: 1 }))
    const more = await print(aReportDocument({ devices: 4, rows: 20 }))
    expect(pagesIn(upTo5)).toBeLessThanOrEqual(5)
    expect(partsOf(upTo5).match(/\/Title \(/g)?.length).toBeGreaterThanOrEqual(2)
    expect(partsOf(upTo5)).not.toContain('/S /GoTo')
    expect(pagesIn(more)).toBeGreaterThan(5)
    expect(partsOf(more).match(/\/S \/GoTo/g)).toHaveLength(5)
  })
})

describe.skipIf(!hasPdftotext)('REP-3 the text of a report, read by pdftotext of poppler-utils', () => {
  test('REP-3 says title, subject, period, figures in the units of the account, totals and notes', async () => {
    const [page = ''] = textIn(await print(aShortDocument()))
    const text = compact(page)
    for (const part of [
      'Weekly analytics',
      'All 2 devices',
      'June 1 – 7, 2026 · New York (EDT)',
      'Generated 06/08/2026, 12:00:00 AM EDT',
      'Page 1 of 1',
      'About these figures 2 h 10 min without contact',
      'Definitions A stop is 5 minutes or more',
    ])
      expect(text).toContain(part)
    expect(page).toMatch(/Sea Ray 240 +06\/01\/2026, 12:00 AM +Marina +7\.7\s+mi +35\s+min +25\s+mph/)
    expect(page).toMatch(/Total +46\.0\s+mi +1\s+h 45\s+min\n/)
  })

  test('REP-3 lists each of 400 rows once, in their order, under a head on each page', async () => {
    const document = aShortDocument()
    const pages = textIn(
      await print({ ...document, sections: [{ title: 'Trips', blocks: [aNumberedTable(400)] }] }),
    )
    const rows = [...pages.join('').matchAll(/Row-(\d+)-/g)].map(([, number]) => Number(number))
    expect(rows).toEqual(Array.from({ length: 400 }, (_, index) => index))
    for (const [index, page] of pages.entries()) {
      if (/Row-\d/.test(page)) expect(page).toMatch(/Duration +Highest/)
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    }
    // the sum of a table is never alone
    expect(pages.find((page) => page.includes('Total'))).toContain('Row-399-')
  })

  test('REP-3 the contents name the page on which each section begins', async () => {
    const pages = textIn(await print(aReportDocument({ devices: 5, rows: 30 })))
    const entries = [...(pages[0] ?? '').matchAll(/^ *(\S.*?) {3,}(\d+)$/gm)]
    expect(entries.map(([, title]) => title)).toEqual([
      'Summary',
      'Sea Ray 240',
      '第八幸丸',
      '渔船 骉',
      'Łódź <b>van</b> & Söhne',
      'A name so long that it has to be broken somewhere',
    ])
    for (const [, title = '', page] of entries) {
      const first = pages.findIndex((text) => compact(text).includes(`${title} Distance Driving`))
      expect(first + 1).toBe(Number(page))
    }
  })

  test('REP-3 a heading is on the page of what it names, wherever the page ends', async () => {
    for (let rows = 1; rows <= ONE_PAGE_ROWS_MAX; rows++) {
      const tables = [aTripTable(rows), { ...aTripTable(2), title: 'Stops of the day' }]
      const pages = textIn(
        await print({ ...aShortDocument(), sections: [{ title: 'Trips', blocks: [...tables, ...tables] }] }),
      )
      for (const page of pages.filter((text) => text.includes('Stops of the day')))
        expect(page.slice(page.lastIndexOf('Stops of the day'))).toMatch(/Device[\s\S]*Sea Ray 240/)
    }
  })

  test('REP-3 T26 writes names as they are, in any script, also in charts and maps', async () => {
    const text = compact(textIn(await print(aReportDocument({ devices: 5 }))).join(''))
    for (const name of [
      '第八幸丸',
      '渔船 骉',
      'Łódź <b>van</b> & Söhne',
      '8:02 AM Marina',
      'Miami Gardens',
      '10 mi',
    ])
      expect(text).toContain(name)
    expect(text).not.toContain('&lt;')
  })

  test('REP-3 says that there are no rows, and wraps a long text without losing a word', async () => {
    const words = Array.from({ length: 300 }, (_, index) => `word${index}.`).join(' ')
    const empty = { ...aTripTable(0), totals: null }
    const document = {
      ...aShortDocument(),
      sections: [{ title: 'Trips', blocks: [empty, { kind: 'paragraph', text: words } as const] }],
    }
    const text = compact(textIn(await print(document)).join(''))
    expect(text).toContain('No trips.')
    expect(text).toContain(words)
  })
})
