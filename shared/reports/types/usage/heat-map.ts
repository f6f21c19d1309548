import type { Chart } from '../../document.ts'
import type { DayFigures } from '../../figures/day-figures.ts'
import type { Pen } from '../common/pen.ts'
import { daysOfWeek, drivingByHour } from './hours-of-week.ts'
import type { WeekTexts } from './usage-texts.ts'

/** When there was driving: days of the week by hours. */
export function heatMap(
  title: string,
  days: readonly DayFigures[],
  week: WeekTexts,
  pen: Pen,
): Extract<Chart, { form: 'heat' }> {
  const weekdays = daysOfWeek(pen.writing.times.clock.firstDayOfWeek)
  return {
    kind: 'chart',
    form: 'heat',
    title,
    columns: Array.from({ length: 24 }, (_, hour) => week.hour(hour)),
    rows: weekdays.map((weekday) => ({
      name: week.shortDay(weekday),
      values: drivingByHour(days, weekday),
    })),
    valueKind: 'duration',
  }
}
