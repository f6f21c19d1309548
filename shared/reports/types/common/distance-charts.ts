import { fill } from '../../../i18n/fill.ts'
import type { Chart } from '../../document.ts'
import { figureOf } from './figure-fields.ts'
import type { Pen } from './pen.ts'
import { byDistance, type DayRow, type DeviceRow } from './rows.ts'

/** The most bars that can be read side by side. */
export const CHARTED_DEVICES_MAX = 10

/** The distance of each day of several. */
export function distanceByDay(rows: readonly DayRow[], pen: Pen): Chart[] {
  if (rows.length < 2) return []
  const values = rows.map(({ totals }) => figureOf(totals, 'distanceKm'))
  return [
    {
      kind: 'chart',
      form: 'bars',
      title: pen.common.charts.distanceByDay,
      categories: rows.map(({ day }) => pen.shortDay(day)),
      series: [{ name: pen.common.columns.distance, values }],
      valueKind: 'distance',
    },
  ]
}

/** The distance of each of several devices, farthest first: of those that were driven, up to `CHARTED_DEVICES_MAX`. */
export function distanceByDevice(rows: readonly DeviceRow[], pen: Pen): Chart[] {
  const driven = byDistance(rows).filter(({ totals }) => totals.distanceKm > 0)
  if (driven.length < 2) return []
  const shown = driven.slice(0, CHARTED_DEVICES_MAX)
  const { charts, columns } = pen.common
  return [
    {
      kind: 'chart',
      form: 'bars',
      title:
        shown.length < driven.length
          ? fill(charts.farthest, { count: pen.count(shown.length) })
          : charts.distanceByDevice,
      categories: shown.map(({ device }) => device.deviceName),
      series: [{ name: columns.distance, values: shown.map(({ totals }) => totals.distanceKm) }],
      valueKind: 'distance',
    },
  ]
}
