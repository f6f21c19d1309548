import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../../../../shared/reports/document.ts'
import { aDocument, aTable } from '../../../../../test/make/reports/a-table.ts'
import { aWriting } from '../../../../../test/make/reports/a-writing.ts'
import { FORMULAS, MARKUP } from '../../../../../test/make/reports/hostile-texts.ts'
import { parseCsv } from '../../../../../test/make/reports/parse-csv.ts'
import { renderCsv } from './render-csv.ts'

const MARK = '\ufeff'
const csvOf = (blocks: readonly Table[], writing = aWriting()) =>
  [...renderCsv(aDocument(blocks), writing)].join('')
const linesOf = (blocks: readonly Table[], writing = aWriting()) =>
  parseCsv(csvOf(blocks, writing).slice(MARK.length))
const named = (names: readonly string[]) => aTable({ rows: names.map((name) => [name]) })

/** The clocks of New York go back at 06:00 UTC. */
const LAST_OF_SUMMER = Date.parse('2026-11-01T05:59:59Z')

describe('REP-3 the CSV of a report', () => {
  test('REP-3 is UTF-8 with a byte order mark, in lines that end as RFC 4180 says', () => {
    const csv = csvOf([named(['Sea Ray 240', 'Möwe, 船 🚤', 'two\nlines "quoted"'])])
    expect(csv.startsWith(MARK)).toBe(true)
    expect(parseCsv(csv.slice(MARK.length))).toEqual([
      ['Device'],
      ['Sea Ray 240'],
      ['Möwe, 船 🚤'],
      ['two\nlines "quoted"'],
    ])
  })

  test.each([
    ['km', 'Distance (km)', '161', 'Max speed (km/h)', '100'],
    ['miles', 'Distance (mi)', '100.04', 'Max speed (mph)', '62.14'],
    ['nautical', 'Distance (nmi)', '86.93', 'Max speed (kn)', '54'],
  ] as const)('REP-3 has the units %s in its headings', (units, distance, km, speed, kmh) => {
    const table = aTable({
      columns: [
        { key: 'device', title: 'Device', kind: 'text' },
        { key: 'distance', title: 'Distance', kind: 'distance' },
        { key: 'speed', title: 'Max speed', kind: 'speed' },
        { key: 'driving', title: 'Driving', kind: 'duration' },
        { key: 'cost', title: 'Cost', kind: 'money' },
        { key: 'used', title: 'Used', kind: 'percent' },
      ],
      rows: [
        ['Van 7', 161, 100, 1254.034417, 9.99, 0.456],
        ['Van 7', null, null, 0, -1, 1],
      ],
      totals: ['Total', 161, 100, 1254, 8.99, null],
    })
    expect(linesOf([table], aWriting({ units }))).toEqual([
      ['Device', distance, speed, 'Driving (min)', 'Cost (USD)', 'Used'],
      ['Van 7', km, kmh, '1254.03', '9.99', '0.46'],
      ['Van 7', '', '', '0', '-1', '1'],
    ])
  })

  test('REP-3 has times with the offset of the zone, also when the clocks change', () => {
    const table = aTable({
      columns: [
        { key: 'date', title: 'Date', kind: 'date' },
        { key: 'start', title: 'Start', kind: 'dateTime' },
        { key: 'end', title: 'End', kind: 'time' },
      ],
      rows: [['2026-11-01', LAST_OF_SUMMER, LAST_OF_SUMMER + 1_000]],
    })
    expect(linesOf([table])[1]).toEqual([
      'All 12 devices',
      '2026-11-01',
      '2026-11-01T01:59:59-04:00',
      '2026-11-01T01:00:00-05:00',
    ])
    expect(linesOf([table], aWriting({ timezone: 'Asia/Kathmandu' }))[1]?.[2]).toBe(
      '2026-11-01T11:44:59+05:45',
    )
  })

  test('REP-3 is the table that its type marks, or the first', () => {
    const first = named(['Sea Ray'])
    const main = aTable({ title: 'Events', isMain: true, rows: [['Marina']] })
    expect(linesOf([first, main])).toEqual([['Device'], ['Marina']])
    expect(linesOf([first])).toEqual([['Device'], ['Sea Ray']])
  })

  test('REP-3 without rows has its head', () => {
    expect(linesOf([aTable()])).toEqual([['Device']])
  })

  test('T27 begins no text as a formula, and leaves negative numbers as they are', () => {
    const table = aTable({
      columns: [
        { key: 'device', title: '=Device', kind: 'text' },
        { key: 'lng', title: 'Longitude', kind: 'decimal' },
      ],
      rows: [...FORMULAS, ...MARKUP].map((text) => [text, -87.6]),
    })
    const [head, ...lines] = linesOf([table])
    expect(head).toEqual(["'=Device", 'Longitude'])
    expect(lines.map(([, lng]) => lng)).toEqual(lines.map(() => '-87.6'))
    const texts = lines.map(([text]) => text)
    expect(texts.slice(0, FORMULAS.length)).toEqual(FORMULAS.map((text) => `'${text}`))
    expect(texts.slice(FORMULAS.length)).toEqual(MARKUP)
  })

  test('T27 any text comes back, with an apostrophe at most', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (names) => {
        const read = linesOf([named(names)]).slice(1)
        const plain = read.map(([text = ''], index) => (text === names[index] ? text : text.slice(1)))
        expect(plain).toEqual(names)
      }),
    )
  })
})
