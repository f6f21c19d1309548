import * as z from 'zod'
import { CrossingType } from '../../geofences/crossing-type.ts'
import { fill } from '../../i18n/fill.ts'
import { totalsOf } from '../figures/totals.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { completenessOf } from './common/completeness.ts'
import { definitionsOf } from './common/definitions.ts'
import { totalsOfReport } from './common/figure-fields.ts'
import { headOf } from './common/head.ts'
import { DayPart, dayPart, TotalsPart } from './common/json-parts.ts'
import { penOf } from './common/pen.ts'
import { dayRows } from './common/rows.ts'
import { whatIsMissing } from './common/what-is-missing.ts'
import { type Before, beforeOf } from './weekly/compared.ts'
import { comparedDays, dayComparison, deviceComparison, trendChart } from './weekly/comparison-tables.ts'
import { comparisonTiles } from './weekly/comparison-tiles.ts'
import { type EventCount, eventCounts, eventTable } from './weekly/event-comparison.ts'

export const WeeklyAnalyticsParts = z.object({
  days: z.array(DayPart),
  /** The days just before: as many as have started of this period. */
  before: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    totals: TotalsPart,
    devices: z.array(TotalsPart.extend({ deviceId: z.string() })),
  }),
  events: z.array(
    z.object({
      eventType: z.enum([...CrossingType.options, 'rule']),
      /** The name of the geofence or the rule. */
      name: z.string(),
      count: z.number().int(),
      countBefore: z.number().int(),
    }),
  ),
})
type WeeklyAnalyticsParts = z.infer<typeof WeeklyAnalyticsParts>

/** The week beside the week before: totals, the trend by day, devices and events. */
export const weeklyAnalytics: ReportDefinition = {
  needs: { figures: true, figuresBefore: true, events: true, eventsBefore: true },
  build(input) {
    const pen = penOf(input.writing)
    const head = headOf(input, 'weekly_analytics', pen)
    const before = beforeOf(input)
    const totals = totalsOfReport(input)
    const days = comparedDays(dayRows(input), input, before)
    const counts = eventCounts(input, before)
    const texts = pen.texts.weeklyAnalytics
    const document = {
      ...head,
      sections: [
        {
          title: pen.common.summary,
          blocks: [
            { kind: 'tiles' as const, tiles: comparisonTiles(input, totals, before, pen) },
            ...whatIsMissing(input, totals, pen),
            {
              kind: 'paragraph' as const,
              text: fill(texts.compared, { period: pen.period(before.period) }),
            },
            ...trendChart(days, pen),
          ],
        },
        { title: texts.devices, blocks: [deviceComparison(input, totals, before, pen)] },
        { title: texts.days, blocks: [dayComparison(input, days, totals, before, pen)] },
        { title: texts.events, blocks: [eventTable(counts, pen)] },
      ],
      completeness: completenessOf(input, pen),
      definitions: [texts.definitions.before, ...definitionsOf(input.period, head.timezone, pen)],
    }
    return { document, parts: partsOf(input, before, counts) }
  },
}

const partsOf = (
  input: ReportInput,
  before: Before,
  counts: readonly EventCount[],
): WeeklyAnalyticsParts => ({
  days: dayRows(input).map(dayPart),
  before: {
    from: before.period.days.at(0)?.date ?? '',
    to: before.period.days.at(-1)?.date ?? '',
    totals: before.totals,
    devices: input.devices.map((device) => ({
      deviceId: device.deviceId,
      ...totalsOf(before.daysOf(device)),
    })),
  },
  events: [...counts],
})
