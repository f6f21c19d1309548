import { describe, expect, test } from 'vitest'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { REPORT_DEFINITIONS } from '../../../../shared/reports/report-definitions.ts'
import { ofDevices } from '../../../../test/make/reports/narrowed.ts'
import { aWeekInput } from '../../../../test/make/reports/week-input.ts'
import { NEW_YORK } from '../../../../test/make/reports/weeks.ts'
import { mainTable, tablesOf } from './document-tables.ts'

const TYPES = entriesOf(REPORT_DEFINITIONS).map(([type]) => type)
const week = aWeekInput(NEW_YORK)

/** A report as files for programs have it. */
function reportOn(type: (typeof TYPES)[number], ...deviceIds: readonly string[]) {
  const input = deviceIds.length === 0 ? week : ofDevices(week, ...deviceIds)
  const { document } = REPORT_DEFINITIONS[type].build(input)
  const { texts } = input.writing
  return { tables: tablesOf(document, texts), main: mainTable(document, texts) }
}

describe('REP-3 the tables of a report in files for programs', () => {
  test.each(TYPES)('REP-3 %s has the device first, of one device and of several', (type) => {
    for (const { tables } of [reportOn(type), reportOn(type, 'VAN1')])
      for (const { columns, rows } of tables) {
        expect(columns[0]).toMatchObject({ key: 'device', title: 'Device' })
        expect(columns.filter(({ key }) => key === 'device')).toHaveLength(1)
        for (const row of rows) {
          expect(row[0]).toEqual(expect.stringMatching(/./))
          expect(row).toHaveLength(columns.length)
        }
      }
  })

  test.each(TYPES)('REP-3 %s of one device names it in each row', (type) => {
    const named = reportOn(type, 'VAN1').tables.flatMap(({ rows }) => rows.map(([device]) => device))
    expect(new Set(named)).toEqual(new Set(named.length === 0 ? [] : ['Van 1']))
  })

  test.each(TYPES)('REP-3 %s as CSV has the same columns whichever devices it is about', (type) => {
    const columnsOf = (...deviceIds: readonly string[]) =>
      reportOn(type, ...deviceIds).main?.columns.map(({ key }) => key)
    const columns = columnsOf()
    for (const { deviceId } of week.devices) expect(columnsOf(deviceId)).toEqual(columns)
  })

  test('REP-3 the heat map of a device names it, that of all devices says how many they are', () => {
    const heat = reportOn('usage_pattern').tables.filter(({ title }) => /by day of the week/.test(title))
    expect(heat.map(({ title, rows }) => [title.split(':')[0], rows[0]?.[0]])).toEqual([
      ['Driving by day of the week and hour', '5 devices'],
      ['Van 1', 'Van 1'],
      ['Truck 7', 'Truck 7'],
      ['Pickup 4', 'Pickup 4'],
    ])
  })

  test('REP-3 days with a section each name their device beside the section', () => {
    const details = reportOn('daily_summary', 'VAN1').tables.find(
      ({ columns }) => columns[1]?.key === 'section',
    )
    expect(details?.rows[0]?.slice(0, 2)).toEqual(['Van 1', 'Van 1, October 26, 2026'])
  })
})
