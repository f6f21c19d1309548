import type { Chart } from '../../document.ts'
import { type Totals, totalsOf } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { distanceByDay } from '../common/distance-charts.ts'
import { figureOf } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import { dayRows } from '../common/rows.ts'

/** The most days with a bar each. Bars of more would be too thin to read, so there is one for each month instead. */
export const DAYS_CHARTED_MAX = 62

/** The distance by day, or by month of a long period. */
export function distanceTrend(input: ReportInput, pen: Pen): Chart[] {
  const days = dayRows(input)
  if (days.length <= DAYS_CHARTED_MAX) return distanceByDay(days, pen)
  const months = [...new Set(days.map(({ day }) => day.date.slice(0, 7)))]
  const name = new Intl.DateTimeFormat(pen.writing.language, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return [
    {
      kind: 'chart',
      form: 'bars',
      title: pen.texts.monthlyOverview.month,
      categories: months.map((month) => name.format(Date.parse(month))),
      series: [
        {
          name: pen.common.columns.distance,
          values: months.map((month) => figureOf(totalsOfMonth(input, month), 'distanceKm')),
        },
      ],
      valueKind: 'distance',
    },
  ]
}

const totalsOfMonth = ({ devices }: ReportInput, month: string): Totals =>
  totalsOf(devices.flatMap(({ days }) => days.filter(({ date }) => date.startsWith(month))))
