import type { Chart, Table } from '../../document.ts'
import { type Totals, totalsOf } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { figureFields, figureOf } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import {
  byDistance,
  type DayRow,
  type DeviceRow,
  dateField,
  deviceField,
  deviceRows,
  devicesUsedField,
  eventsField,
} from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { type Before, changeOf } from './compared.ts'

/** A row with its distance on the days that it is compared with; `null` where nothing is known of them. */
type Compared<Row> = Row & { kmBefore: number | null }

/** The devices beside themselves in the period before, the farthest driven first. */
export function deviceComparison(input: ReportInput, totals: Totals, before: Before, pen: Pen): Table {
  type Row = Compared<DeviceRow>
  const rows = byDistance(deviceRows(input)).map(
    (row): Row => ({ ...row, kmBefore: figureOf(totalsOf(before.daysOf(row.device)), 'distanceKm') }),
  )
  const fields: Field<Row>[] = [
    deviceField(pen),
    ...distanceFields<Row>(totals, before, pen),
    ...figureFields<Row>(
      ['drivingMinutes', 'idleMinutes', 'trips', 'maxSpeedKmh'],
      (row) => row.totals,
      totals,
      pen,
    ),
    eventsField(input.events, pen),
    ...figureFields<Row>(['minutesWithoutContact'], (row) => row.totals, totals, pen),
  ]
  return tableOf(rows, fields, { emptyText: pen.common.noDevices, isMain: true })
}

/** The days beside those of the period before. */
export function dayComparison(
  input: ReportInput,
  rows: readonly Compared<DayRow>[],
  totals: Totals,
  before: Before,
  pen: Pen,
): Table {
  type Row = Compared<DayRow>
  const fields: Field<Row>[] = [
    dateField(pen),
    ...(input.devices.length > 1 ? [devicesUsedField(pen)] : []),
    ...distanceFields<Row>(totals, before, pen),
    ...figureFields<Row>(['drivingMinutes', 'idleMinutes', 'trips'], (row) => row.totals, totals, pen),
    eventsField(input.events, pen),
    ...figureFields<Row>(['minutesWithoutContact'], (row) => row.totals, totals, pen),
  ]
  return tableOf(rows, fields, { emptyText: pen.common.noDevices })
}

/** The days in order, each with the distance of the day at its place in the period before. */
export const comparedDays = (
  rows: readonly DayRow[],
  { devices }: ReportInput,
  before: Before,
): Compared<DayRow>[] =>
  rows.map((row, index) => {
    const date = before.period.days[index]?.date
    const figures = devices.flatMap((device) => before.daysOf(device).filter((day) => day.date === date))
    return { ...row, kmBefore: figureOf(totalsOf(figures), 'distanceKm') }
  })

/** The trend by day: this period beside the one before. */
export function trendChart(rows: readonly Compared<DayRow>[], pen: Pen): Chart[] {
  if (rows.length < 2) return []
  const { thisPeriod, periodBefore } = pen.texts.weeklyAnalytics
  return [
    {
      kind: 'chart',
      form: 'bars',
      title: pen.common.charts.distanceByDay,
      categories: rows.map(({ day }) => pen.shortDay(day)),
      series: [
        { name: thisPeriod, values: rows.map(({ totals }) => figureOf(totals, 'distanceKm')) },
        { name: periodBefore, values: rows.map(({ kmBefore }) => kmBefore) },
      ],
      valueKind: 'distance',
    },
  ]
}

function distanceFields<Row extends Compared<{ totals: Totals }>>(
  totals: Totals,
  before: Before,
  pen: Pen,
): Field<Row>[] {
  const { distanceBefore, change } = pen.texts.weeklyAnalytics
  const kmBefore = figureOf(before.totals, 'distanceKm')
  return [
    ...figureFields<Row>(['distanceKm'], (row) => row.totals, totals, pen),
    {
      key: 'distanceKmBefore',
      title: distanceBefore,
      kind: 'distance',
      of: (row) => row.kmBefore,
      total: kmBefore,
    },
    {
      key: 'change',
      title: change,
      kind: 'percent',
      of: (row) => changeBetween(row.totals, row.kmBefore),
      total: changeBetween(totals, kmBefore),
    },
  ]
}

function changeBetween(totals: Totals, kmBefore: number | null): number | null {
  const km = figureOf(totals, 'distanceKm')
  return km === null || kmBefore === null ? null : changeOf(km, kmBefore)
}
