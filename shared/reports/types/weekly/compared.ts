import type { AccountEvent } from '../../../watching/event.ts'
import type { DayFigures } from '../../figures/day-figures.ts'
import { type Totals, totalsOf } from '../../figures/totals.ts'
import { type Period, periodBefore, periodFrom } from '../../period.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'

/** The days of the period before that a report compares with, and what happened on them. */
export type Before = {
  period: Period
  totals: Totals
  events: readonly AccountEvent[]
  daysOf: (device: ReportDevice) => readonly DayFigures[]
}

/**
 * The first days of the period before, as many as have started of this one, so that half a week is compared with half a
 * week.
 */
export function beforeOf({ period, generatedAt, devices, eventsBefore }: ReportInput): Before {
  const started = period.days.filter(({ from }) => from <= generatedAt).length
  const whole = periodBefore(period)
  const compared = whole.days.slice(0, started)
  const dates = new Set(compared.map(({ date }) => date))
  const before = periodFrom(compared.at(0)?.date ?? '', compared.at(-1)?.date ?? '', period.timezone)
  const daysOf = ({ daysBefore }: ReportDevice) => daysBefore.filter(({ date }) => dates.has(date))
  return {
    period: before,
    totals: totalsOf(devices.flatMap(daysOf)),
    events: eventsBefore.filter(({ timestamp }) => Date.parse(timestamp) < before.to),
    daysOf,
  }
}

/** The change as a share; `null` where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before
