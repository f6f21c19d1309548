import * as z from 'zod'
import { fill } from '../../i18n/fill.ts'
import type { DayFigures } from '../figures/day-figures.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { completenessOf } from './common/completeness.ts'
import { type DayUse, dayUse } from './common/day-use.ts'
import { definitionsOf } from './common/definitions.ts'
import { headOf } from './common/head.ts'
import { type Pen, penOf } from './common/pen.ts'
import {
  daysOfWeek,
  drivingByHour,
  NIGHT_FROM_HOUR,
  NIGHT_TO_HOUR,
  nightMinutes,
  weekendMinutes,
} from './usage/hours-of-week.ts'
import { usageSections } from './usage/usage-sections.ts'
import { weekTextsOf } from './usage/usage-texts.ts'

const hours = z.array(
  z.object({
    /** 0 is Sunday. */
    dayOfWeek: z.number().int(),
    /** Minutes of driving by the hour of the local clock, 24 of them. */
    drivingMinutes: z.array(z.number()),
  }),
)

export const UsagePatternParts = z.object({
  hours,
  use: z.array(
    z.object({
      deviceId: z.string(),
      daysUsed: z.array(z.iso.date()),
      daysNotUsed: z.array(z.iso.date()),
      /** Nothing is known of these days. */
      daysUnknown: z.array(z.iso.date()),
      nightMinutes: z.number(),
      weekendMinutes: z.number(),
      hours,
    }),
  ),
})
type UsagePatternParts = z.infer<typeof UsagePatternParts>

/** When the devices are used: hours by days of the week, nights, weekends, and the days on which they are not. */
export const usagePattern: ReportDefinition = {
  needs: { figures: true },
  build(input) {
    const pen = penOf(input.writing)
    const head = headOf(input, 'usage_pattern', pen)
    const document = {
      ...head,
      sections: usageSections(input, pen),
      completeness: completenessOf(input, pen),
      definitions: [...usageDefinitions(pen), ...definitionsOf(input.period, head.timezone, pen)],
    }
    return { document, parts: partsOf(input) }
  },
}

function usageDefinitions(pen: Pen): string[] {
  const { night, weekend, notUsed } = pen.texts.usagePattern.definitions
  const { clock } = weekTextsOf(pen)
  return [fill(night, { from: clock(NIGHT_FROM_HOUR), to: clock(NIGHT_TO_HOUR) }), weekend, notUsed]
}

function partsOf({ devices, writing }: ReportInput): UsagePatternParts {
  const weekdays = daysOfWeek(writing.times.clock.firstDayOfWeek)
  const hoursOf = (days: readonly DayFigures[]) =>
    weekdays.map((dayOfWeek) => ({ dayOfWeek, drivingMinutes: drivingByHour(days, dayOfWeek) }))
  const datesOf = (days: readonly DayFigures[], use: DayUse) =>
    days.filter((day) => dayUse(day) === use).map(({ date }) => date)
  return {
    hours: hoursOf(devices.flatMap(({ days }) => days)),
    use: devices.map(({ deviceId, days }) => ({
      deviceId,
      daysUsed: datesOf(days, 'used'),
      daysNotUsed: datesOf(days, 'notUsed'),
      daysUnknown: datesOf(days, 'unknown'),
      nightMinutes: nightMinutes(days),
      weekendMinutes: weekendMinutes(days),
      hours: hoursOf(days),
    })),
  }
}
