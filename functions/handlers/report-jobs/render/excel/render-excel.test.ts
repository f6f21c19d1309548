import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReportDocument, Table } from '../../../../../shared/reports/document.ts'
import { aDocument, aTable } from '../../../../../test/make/reports/a-table.ts'
import { aWriting } from '../../../../../test/make/reports/a-writing.ts'
import { FORMULAS, MARKUP } from '../../../../../test/make/reports/hostile-texts.ts'
import { bytesOf, readWorkbook } from '../../../../../test/make/reports/read-workbook.ts'
import { renderExcel } from './render-excel.ts'

const workbookOf = async (document: ReportDocument, writing = aWriting()) =>
  readWorkbook(await bytesOf(renderExcel(document, writing)))

/** The sheet of a table as another library reads it. */
async function sheetOf(table: Table, writing = aWriting()) {
  const { sheet, parts } = await workbookOf(aDocument([table]), writing)
  return { ...sheet(table.title ?? ''), parts }
}

const STARTED = Date.parse('2026-06-01T12:30:00Z')
const TRIPS = aTable({
  columns: [
    { key: 'device', title: 'Device', kind: 'text' },
    { key: 'date', title: 'Date', kind: 'date' },
    { key: 'start', title: 'Start', kind: 'dateTime' },
    { key: 'distance', title: 'Distance', kind: 'distance' },
    { key: 'driving', title: 'Driving', kind: 'duration' },
  ],
  rows: [
    ['Sea Ray', '2026-06-01', STARTED, 161, 1254],
    ['Van 7', '2026-06-02', null, null, 0],
  ],
  totals: ['Total', null, null, 161, 1254],
})
const NAMES = aTable({ columns: [{ key: 'device', title: 'Device', kind: 'text' }] })

describe('REP-3 the Excel workbook of a report', () => {
  test('REP-3 has real dates and numbers in the account’s units, which the headings name', async () => {
    const { rows } = await sheetOf(TRIPS)
    expect(rows).toEqual([
      ['Device', 'Date', 'Start', 'Distance (mi)', 'Driving (min)'],
      // 08:30 in New York: Excel has no zones
      ['Sea Ray', '2026-06-01T00:00:00', '2026-06-01T08:30:00', 100.04, 1254],
      ['Van 7', '2026-06-02T00:00:00', null, null, 0],
      ['Total', null, null, 100.04, 1254],
    ])
  })

  test.each([
    [{}, 'mm\\/dd\\/yyyy', 'mm\\/dd\\/yyyy h:mm AM/PM'],
    [{ dateFormat: 'DD.MM.YYYY', timeFormat: '24h' }, 'dd\\.mm\\.yyyy', 'dd\\.mm\\.yyyy hh:mm'],
    [{ dateFormat: 'YYYY-MM-DD', timeFormat: '24h' }, 'yyyy\\-mm\\-dd', 'yyyy\\-mm\\-dd hh:mm'],
  ] as const)('REP-3 shows dates as the account %j does', async (clock, date, dateTime) => {
    const { formatOf } = await sheetOf(TRIPS, aWriting(clock))
    expect(['B2', 'C2', 'D2'].map(formatOf)).toEqual([date, dateTime, '#,##0.0'])
  })

  test.each([
    ['America/New_York', '2026-11-01T05:59:59Z', '2026-11-01T01:59:59'],
    ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-01T01:00:00'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08T03:00:00'],
    ['Asia/Kathmandu', '2026-06-01T00:00:00Z', '2026-06-01T05:45:00'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04T02:30:00'],
  ])('REP-3 has the wall time of %s at %s', async (timezone, at, wall) => {
    const columns = [{ key: 'at', title: 'Time', kind: 'dateTime' }] as const
    const { rows } = await sheetOf(aTable({ columns, rows: [[Date.parse(at)]] }), aWriting({ timezone }))
    expect(rows[1]).toEqual(['All 12 devices', wall])
  })

  test('REP-3 keeps the head in view, filters the rows without the totals, and is wide enough', async () => {
    const { filter, widths, parts } = await sheetOf(TRIPS)
    const xml = parts.get('xl/worksheets/sheet2.xml')
    expect(filter).toBe('A1:E3')
    expect(widths[3]).toBeGreaterThan('Distance (mi)'.length)
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(parts.get('xl/workbook.xml')).toContain('!$1:$1</definedName>')
  })

  test('REP-3 begins with what the report is about', async () => {
    const document = aDocument(
      [
        {
          kind: 'tiles',
          tiles: [
            { label: 'Distance', value: 161, valueKind: 'distance', note: '12 more than the day before' },
            { label: 'Busiest', value: 'Sea Ray', valueKind: 'text', note: null },
          ],
        },
        TRIPS,
      ],
      { generatedAt: STARTED },
    )
    const { names, sheet } = await workbookOf(document)
    expect(names).toEqual(['Overview', 'Trips'])
    expect(sheet('Overview').rows).toEqual([
      ['Daily summary'],
      ['Devices', 'All 12 devices'],
      ['Period', 'June 1, 2026'],
      ['Time zone', 'Eastern Time (New York)'],
      ['Generated', '2026-06-01T08:30:00'],
      [],
      ['Summary'],
      ['Distance (mi)', 100.04, '12 more than the day before'],
      ['Busiest', 'Sea Ray'],
      [],
      ['About these figures'],
      ['Sea Ray was without contact for 2 h 10 min.'],
      [],
      ['Definitions'],
      ['Driving is moving.'],
    ])
  })

  test('REP-3 has one sheet for the tables of a kind, with the section of each row', async () => {
    const sections = ['Sea Ray', 'Van 7'].map((title) => ({ title, blocks: [{ ...NAMES, rows: [['x']] }] }))
    const { names, sheet } = await workbookOf(aDocument([], { sections }))
    expect(names).toEqual(['Overview', 'Trips'])
    expect(sheet('Trips').rows).toEqual([
      ['Device', 'Section'],
      ['x', 'Sea Ray'],
      ['x', 'Van 7'],
    ])
  })

  test('REP-3 has the figures of a heat map, which are in no table', async () => {
    const chart = { kind: 'chart', form: 'heat', title: 'Events by hour', valueKind: 'integer' } as const
    const rows = [{ name: 'Speeding', values: [3, null] }]
    const { names, sheet } = await workbookOf(aDocument([{ ...chart, columns: ['00', '01'], rows }]))
    expect(names).toEqual(['Overview', 'Events by hour'])
    expect(sheet('Events by hour').rows).toEqual([
      ['Device', 'Name', '00', '01'],
      ['All 12 devices', 'Speeding', 3],
    ])
  })

  test('REP-3 says that a table is empty', async () => {
    const { rows, filter } = await sheetOf(NAMES)
    expect(rows).toEqual([['Device'], ['No trips']])
    expect(filter).toBeNull()
  })

  test('T26 T27 has no formula and no element of a text', async () => {
    const texts = [...FORMULAS, ...MARKUP]
    const { rows, formulas, parts } = await sheetOf({
      ...NAMES,
      rows: texts.map((text) => [text]),
      totals: ['=Total'],
    })
    expect(formulas).toEqual([])
    const xml = [...parts.values()].join('')
    expect(xml).not.toMatch(/<(?:\w+:)?f[\s>]/)
    expect(xml).not.toMatch(/<(script|img|svg)/)
    expect(rows.slice(1)).toEqual([...texts.map((text) => [readable(text)]), ['=Total']])
  })

  test('T27 a text that looks like a formula stays a text when its cell is edited', async () => {
    const { parts } = await sheetOf({ ...NAMES, rows: [['=1+1'], ['Sea Ray']] })
    const styles =
      parts
        .get('xl/styles.xml')
        ?.split('<cellXfs')[1]
        ?.match(/<xf [^>]*>/g) ?? []
    const sheetXml = parts.get('xl/worksheets/sheet2.xml') ?? ''
    const styleOf = (cell: string) => styles[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheetXml)?.[1])]
    expect(styleOf('A2')).toContain('quotePrefix="1"')
    expect(styleOf('A3')).not.toContain('quotePrefix')
  })

  test('REP-3 any text comes back without what XML cannot have', async () => {
    const texts = fc.sample(fc.string({ unit: 'binary', minLength: 1 }), { numRuns: 500, seed: 7 })
    const more = ['a_x0041_b', '_x005F_', '船🚤', '\ud800lone']
    const { rows } = await sheetOf({ ...NAMES, rows: [...texts, ...more].map((text) => [text]) })
    const read = rows.slice(1).map(([text = '']) => text)
    expect(read).toEqual([...texts.map(readable), 'a_x0041_b', '_x005F_', '船🚤', 'lone'])
  })

  test('REP-3 cuts a text that is longer than a cell of Excel may be', async () => {
    const { rows } = await sheetOf({ ...NAMES, rows: [['x'.repeat(32_767)], ['y'.repeat(32_768)]] })
    expect(rows.slice(1).map(([text]) => String(text).length)).toEqual([32_767, 32_767])
  })
})

const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const readable = (text: string) => text.replace(NOT_IN_XML, '').replace(/\r\n?/g, '\n')
