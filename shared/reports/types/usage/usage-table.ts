import type { Table } from '../../document.ts'
import type { Totals } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { isKnown } from '../common/day-use.ts'
import { figureFields } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import { type DeviceRow, deviceField, deviceRows } from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { joinedUse } from '../common/utilization.ts'
import { busiestHour, daysOfWeek, nightMinutes, weekendMinutes } from './hours-of-week.ts'
import type { WeekTexts } from './usage-texts.ts'

/** How much and when each device was used. */
export function usageTable(input: ReportInput, all: Totals, week: WeekTexts, pen: Pen): Table {
  const rows = deviceRows(input)
  const texts = pen.texts.usagePattern
  const weekdays = daysOfWeek(pen.writing.times.clock.firstDayOfWeek)
  const days = input.devices.flatMap((device) => device.days)
  const knownOnly = (of: (row: DeviceRow) => number) => (row: DeviceRow) =>
    isKnown(row.totals) ? of(row) : null
  const fields: Field<DeviceRow>[] = [
    deviceField(pen),
    ...dayFields(rows, pen),
    ...figureFields<DeviceRow>(['drivingMinutes'], ({ totals }) => totals, all, pen),
    {
      key: 'nightMinutes',
      title: texts.atNight,
      kind: 'duration',
      of: knownOnly(({ device }) => nightMinutes(device.days)),
      total: nightMinutes(days),
    },
    {
      key: 'weekendMinutes',
      title: texts.onWeekends,
      kind: 'duration',
      of: knownOnly(({ device }) => weekendMinutes(device.days)),
      total: weekendMinutes(days),
    },
    {
      key: 'busiestHour',
      title: texts.busiestHour,
      kind: 'text',
      weight: 2,
      of: ({ device }) => week.busiestHour(busiestHour(device.days, weekdays)),
    },
    ...figureFields<DeviceRow>(['minutesWithoutContact'], ({ totals }) => totals, all, pen),
  ]
  return tableOf(rows, fields, { emptyText: pen.common.noDevices, isMain: true })
}

function dayFields(rows: readonly DeviceRow[], pen: Pen): Field<DeviceRow>[] {
  const { daysNotUsed, daysUnknown } = pen.texts.usagePattern
  const all = joinedUse(rows.map(({ use }) => use))
  return [
    {
      key: 'daysUsed',
      title: pen.common.columns.daysUsed,
      kind: 'integer',
      of: ({ use }) => use.used,
      total: all.used,
    },
    {
      key: 'daysNotUsed',
      title: daysNotUsed,
      kind: 'integer',
      of: ({ use }) => use.notUsed,
      total: all.notUsed,
    },
    {
      key: 'daysUnknown',
      title: daysUnknown,
      kind: 'integer',
      of: ({ use }) => use.unknown,
      total: all.unknown,
    },
  ]
}
