import { fill } from '../../../i18n/fill.ts'
import type { Block, Chart, Section, Table, Tile } from '../../document.ts'
import type { DayFigures } from '../../figures/day-figures.ts'
import type { Totals } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { dayUse } from '../common/day-use.ts'
import { figureTiles, totalsOfReport } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import { deviceRows } from '../common/rows.ts'
import { tableOf } from '../common/table-of.ts'
import { joinedUse } from '../common/utilization.ts'
import { whatIsMissing } from '../common/what-is-missing.ts'
import { busiestHour, daysOfWeek, drivingByHour, nightMinutes, weekendMinutes } from './hours-of-week.ts'
import { usageTable } from './usage-table.ts'
import { type WeekTexts, weekTextsOf } from './usage-texts.ts'

/** Up to so many devices have a heat map each, beside that of all. */
export const MAPPED_DEVICES_MAX = 5

/** When the devices are used, and on which days they are not. */
export function usageSections(input: ReportInput, pen: Pen): Section[] {
  const week = weekTextsOf(pen)
  const totals = totalsOfReport(input)
  const days = input.devices.flatMap((device) => device.days)
  return [
    {
      title: pen.common.summary,
      blocks: [
        { kind: 'tiles', tiles: tilesOf(input, totals, week, pen) },
        ...whatIsMissing(input, totals, pen),
        ...(totals.drivingMinutes > 0 ? [heatMap(pen.texts.usagePattern.heat, days, week, pen)] : []),
      ],
    },
    {
      title: pen.texts.usagePattern.devices,
      blocks: [
        usageTable(input, totals, week, pen),
        ...mapsOfDevices(input, week, pen),
        ...unusedDays(input, pen),
      ],
    },
  ]
}

function tilesOf(input: ReportInput, totals: Totals, week: WeekTexts, pen: Pen): Tile[] {
  const texts = pen.texts.usagePattern
  const days = input.devices.flatMap((device) => device.days)
  const weekdays = daysOfWeek(pen.writing.times.clock.firstDayOfWeek)
  const use = joinedUse(deviceRows(input).map((row) => row.use))
  const part = (label: string, minutes: number): Tile => {
    const share = totals.drivingMinutes === 0 ? null : minutes / totals.drivingMinutes
    const note = share === null ? null : pen.valueText(share, 'percent')
    return {
      label,
      value: minutes,
      valueKind: 'duration',
      note: note === null ? null : fill(texts.shareOfDriving, { share: note }),
    }
  }
  return [
    ...figureTiles(['drivingMinutes'], totals, pen),
    {
      label: texts.busiestHour,
      value: week.busiestHour(busiestHour(days, weekdays)),
      valueKind: 'text',
      note: null,
    },
    part(texts.atNight, nightMinutes(days)),
    part(texts.onWeekends, weekendMinutes(days)),
    {
      label: texts.daysNotUsed,
      value: fill(pen.common.countOf, {
        count: pen.count(use.notUsed),
        total: pen.count(use.used + use.notUsed),
      }),
      valueKind: 'text',
      note: null,
    },
  ]
}

/** A heat map of each of a few devices that were driven. */
function mapsOfDevices({ devices }: ReportInput, week: WeekTexts, pen: Pen): Block[] {
  const driven = devices.filter(({ days }) => days.some((day) => dayUse(day) === 'used'))
  if (driven.length < 2 || driven.length > MAPPED_DEVICES_MAX) return []
  return driven.map(({ deviceName, days }) => ({
    ...heatMap(fill(pen.texts.usagePattern.heatOf, { device: deviceName }), days, week, pen),
    deviceName,
  }))
}

/** The days on which the one device of a report was not used. */
function unusedDays({ devices }: ReportInput, pen: Pen): Table[] {
  const [device] = devices
  if (device === undefined || devices.length > 1) return []
  const texts = pen.texts.usagePattern
  return [
    tableOf(
      device.days.filter((day) => dayUse(day) === 'notUsed'),
      [{ key: 'date', title: pen.common.columns.date, kind: 'date', of: ({ date }) => date }],
      { title: fill(texts.notUsedOn, { device: device.deviceName }), emptyText: texts.everyDayUsed },
    ),
  ]
}

/** When there was driving: days of the week by hours. */
function heatMap(
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
