import { describe, expect, test } from 'vitest'
import { ofDevices } from '../../../test/make/reports/narrowed.ts'
import {
  cells,
  chartsOf,
  column,
  paragraphsOf,
  tableWith,
  tileOf,
  totals,
} from '../../../test/make/reports/read-document.ts'
import {
  aReportDevice,
  aWeekInput,
  aWeekWriting,
  weekDevices,
} from '../../../test/make/reports/week-input.ts'
import { at, dateOf, FRI, NEW_YORK, SAT, SUN, THU, TUE, WED } from '../../../test/make/reports/weeks.ts'
import type { ReportInput } from '../report-input.ts'
import { createValueTexts } from '../write-value.ts'
import { OnBoardParts, onBoard } from './on-board.ts'

const week = NEW_YORK
const input = aWeekInput(week)
const documentOf = (one: ReportInput) => onBoard.build(one).document
const document = documentOf(input)
const DAY_KEYS = [
  'bilgeHigh',
  'pumpStarts',
  'shorePower',
  'withoutShorePower',
  'shallowest',
  'withoutContact',
]

describe('REP-3 the report of what was on board', () => {
  test('REP-3 begins with what a skipper wants to know', () => {
    const tiles = [
      'High bilge water',
      'Bilge pump starts',
      'Lowest voltage',
      'Without shore power',
      'On shore power',
      'Shallowest depth',
    ].map((label) => tileOf(document, label))
    expect(tiles.map(({ value }) => value)).toEqual([30, 17, 12.1, 240, 8_460 / 8_700, 1.8])
    expect(tiles.map(({ note }) => note)).toEqual([
      '1 time',
      'Most: 7 (October 29, 2026)',
      'House · October 28, 2026',
      null,
      '141\u202fh',
      'October 30, 2026',
    ])
  })

  test('REP-3 has each day, with a dash for what is unknown, and 25 hours when the clocks go back', () => {
    const table = tableWith(document, 'pumpStarts')
    expect(cells(table, dateOf(week, TUE), DAY_KEYS)).toEqual([0, 2, 1_320, 120, 2.4, 0])
    expect(cells(table, dateOf(week, SAT), DAY_KEYS)).toEqual([null, null, null, null, null, 1_440])
    expect(cells(table, dateOf(week, SUN), DAY_KEYS)).toEqual([0, 2, 1_500, 0, 2.4, 0])
    expect(cells(table, dateOf(week, WED), ['batteries', 'tanks', 'shorePowerShare'])).toEqual([
      'House 12.1–13.6\u202fV',
      'Fuel 70%',
      1_320 / 1_440,
    ])
    expect(totals(table, DAY_KEYS)).toEqual([30, 17, 8_460, 240, null, 1_440])
    expect(document.completeness).toEqual([
      'Sea Ray 240 was without contact for 24\u202fh, so its figures may be too low.',
    ])
    expect(document.definitions.join(' ')).toContain('the clocks went back')
    expect(chartsOf(document)).toMatchObject([{ series: [{ values: [2, 2, 2, 7, 2, null, 2] }] }])
  })

  test('REP-3 lists once what lasted over midnight', () => {
    const table = tableWith(document, 'what')
    expect(table.rows).toEqual([
      ['High bilge water', at(week, THU, '10:00'), at(week, THU, '10:30'), 30],
      ['Without shore power', at(week, TUE, '22:00'), at(week, WED, '02:00'), 240],
    ])
  })

  test('REP-3 is about the boats, and says of how many devices it has nothing', () => {
    expect(document.subject).toBe('Sea Ray 240')
    expect(paragraphsOf(document)).toEqual(['4 of the devices send no readings on board.'])
    expect(paragraphsOf(documentOf(ofDevices(input, 'BOAT2')))).toEqual([])
    const none = documentOf(ofDevices(input, 'VAN1'))
    expect(paragraphsOf(none)).toEqual(['None of these devices has sent readings on board.'])
    expect(tileOf(none, 'High bilge water').value).toBeNull()
    expect(tableWith(none, 'pumpStarts').rows).toEqual([])
  })

  test('REP-3 names each boat where there are several, and the least of all', () => {
    const [boat] = ofDevices(input, 'BOAT2').devices
    const days = boat?.onBoard?.days.slice(0, 1).map((day) => ({
      ...day,
      shallowestM: 0.9,
      batteries: new Map([['bow_2', { lowVolts: 11.7, highVolts: 11.7 }]]),
    }))
    const other = aReportDevice('BOAT9', 'Dinghy', 'boat', {
      onBoard: {
        days: days ?? [],
        highWater: [],
        withoutShorePower: [{ from: null, to: null, minutes: 10 }],
      },
    })
    const both = documentOf({ ...input, devices: [...weekDevices(week), other] })
    expect(both.subject).toBe('2 devices')
    expect(tileOf(both, 'Lowest voltage')).toMatchObject({
      value: 11.7,
      note: 'bow_2 · Dinghy · October 26, 2026',
    })
    expect(tileOf(both, 'Shallowest depth').note).toBe('Dinghy · October 26, 2026')
    expect(tileOf(both, 'Without shore power').note).toBe('Longest: 4\u202fh')
    const table = tableWith(both, 'pumpStarts')
    expect(column(table, 'device').filter((name) => name === 'Dinghy')).toHaveLength(1)
    expect(column(table, 'batteries').at(-1)).toBe('bow_2 11.7\u202fV')
  })

  test('REP-3 writes depths in the unit of the account', () => {
    const depthIn = (units: 'km' | 'miles' | 'nautical') =>
      createValueTexts(aWeekWriting(week, { units })).valueText(1.8, 'depth')
    expect([depthIn('km'), depthIn('miles'), depthIn('nautical')]).toEqual([
      '1.8\u202fm',
      '5.9\u202fft',
      '5.9\u202fft',
    ])
  })

  test('REP-3 has in JSON what it knows, by device', () => {
    const { onBoard: boats } = OnBoardParts.parse(onBoard.build(input).parts)
    expect(boats).toHaveLength(1)
    expect(boats[0]?.days[FRI]).toEqual({
      date: dateOf(week, FRI),
      bilgePumpStarts: 2,
      bilgeHighMinutes: 0,
      shorePowerMinutes: 1_440,
      withoutShorePowerMinutes: 0,
      minutesWithoutContact: 0,
      shallowestM: 1.8,
      batteries: { house: { lowVolts: 12.6, highVolts: 13.6 } },
      tanks: { fuel: 0.7 },
    })
    expect(boats[0]?.days[SAT]).toMatchObject({ bilgePumpStarts: null, batteries: {}, tanks: {} })
  })
})
