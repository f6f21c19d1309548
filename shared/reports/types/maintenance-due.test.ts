import { describe, expect, test } from 'vitest'
import { anInterval } from '../../../test/make/maintenance/an-interval.ts'
import { aWeekInput, weekDevices } from '../../../test/make/reports/week-input.ts'
import { NEW_YORK } from '../../../test/make/reports/weeks.ts'
import { maintenanceStatusOf } from '../../maintenance/due.ts'
import type { MaintenanceInterval } from '../../maintenance/maintenance.ts'
import { toIso } from '../../time.ts'
import type { Table } from '../document.ts'
import { MaintenanceDueParts, maintenanceDue } from './maintenance-due.ts'

const input = aWeekInput(NEW_YORK)
const { from, to } = input.period

/** The report of the week, with these intervals on its first device, at 25,000 km. */
function reportOf(...intervals: Partial<MaintenanceInterval>[]) {
  const maintenance = intervals.map((one) =>
    maintenanceStatusOf(anInterval({ deviceId: 'VAN1', ...one }), {
      odometerKm: 25_000,
      engineHours: null,
      now: input.generatedAt,
      timezone: input.period.timezone,
    }),
  )
  const [first, ...others] = weekDevices(NEW_YORK)
  const devices = first === undefined ? [] : [{ ...first, maintenance }, ...others]
  const { document, parts } = maintenanceDue.build({ ...input, devices })
  const tables = document.sections.map(({ blocks }) => blocks.find(isTable))
  return { document, parts: MaintenanceDueParts.parse(parts), due: tables[0], done: tables[1] }
}
const isTable = (block: { kind: string }): block is Table => block.kind === 'table'
const done = (at: number) => ({ at: toIso(at), odometerKm: 24_000, engineHours: null })

describe('REP-3 the report of maintenance', () => {
  test('REP-3 lists what is due first, with what is left by each measure', () => {
    const { due } = reportOf(
      { id: 'b', name: 'Tires', everyKm: 10_000 },
      { id: 'a', name: 'Oil change', everyKm: 5_000, everyEngineHours: 100 },
      { id: 'c', name: 'Belt', everyEngineHours: 100 },
    )
    expect(due?.rows).toEqual([
      ['Van 1', 'Oil change', 'Due', 0, null, null, '5,000\u202fkm or 100 h', null],
      ['Van 1', 'Tires', 'Up to date', 5_000, null, null, '10,000\u202fkm', null],
      ['Van 1', 'Belt', 'Unknown', null, null, null, '100 h', null],
    ])
  })

  test('REP-3 lists what was done from the first moment of its period to before the end', () => {
    const all = [to, to - 1, from, from - 1].map(done)
    const { done: table, parts } = reportOf({ everyMonths: 6, done: all })
    expect(table?.rows).toHaveLength(2)
    expect(parts.doneInPeriod.map(({ at }) => at)).toEqual([toIso(from), toIso(to - 1)])
    expect(table?.rows[0]?.slice(1)).toEqual(['Van 1', 'Oil change', 24_000, null])
  })

  test('REP-3 counts by state, and says which devices have nothing', () => {
    const { document } = reportOf({ everyKm: 5_000 }, { everyKm: 5_400 }, { everyMonths: 120 })
    const [tiles, , without] = document.sections[0]?.blocks ?? []
    expect(tiles).toMatchObject({ tiles: [{ value: 1 }, { value: 1 }, { value: 1 }, { value: 0 }] })
    expect(without).toMatchObject({ kind: 'paragraph', text: expect.stringMatching(/^\d of the devices/) })
  })

  test('REP-3 without any interval says so instead of a table of nothing', () => {
    const { due, done: table, document } = reportOf()
    expect(due?.rows).toEqual([])
    expect([due?.emptyText, table?.emptyText]).toEqual([
      'None of these devices has a maintenance interval.',
      'Nothing was marked as done in this period.',
    ])
    expect(document.definitions.join(' ')).toContain('1,000')
  })
})
