import * as z from 'zod'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { completenessOf } from './common/completeness.ts'
import { definitionsOf } from './common/definitions.ts'
import { totalsOfReport } from './common/figure-fields.ts'
import { headOf } from './common/head.ts'
import { DayPart, dayPart } from './common/json-parts.ts'
import { penOf } from './common/pen.ts'
import { dayRows, deviceRows } from './common/rows.ts'
import { utilizationOf } from './common/utilization.ts'
import { whatIsMissing } from './common/what-is-missing.ts'
import { costOf, costOfAll, costPerKm, costPerKmOfAll } from './monthly/costs.ts'
import { distanceTrend } from './monthly/distance-trend.ts'
import { monthTable } from './monthly/month-tables.ts'
import { monthTiles } from './monthly/month-tiles.ts'
import { topLists } from './monthly/top-lists.ts'

const costs = {
  /** US dollars; `null` without a price. */
  cost: z.number().nullable(),
  costPerKm: z.number().nullable(),
}

export const MonthlyOverviewParts = z.object({
  days: z.array(DayPart),
  costs: z.object(costs),
  use: z.array(
    z.object({
      deviceId: z.string(),
      daysUsed: z.number().int(),
      daysNotUsed: z.number().int(),
      daysUnknown: z.number().int(),
      /** A share from 0 to 1; `null` if no day is known. */
      utilization: z.number().nullable(),
      ...costs,
    }),
  ),
})
type MonthlyOverviewParts = z.infer<typeof MonthlyOverviewParts>

/** The month for the boss: how far, how much used, and what it cost. */
export const monthlyOverview: ReportDefinition = {
  needs: { figures: true, figuresBefore: true, events: true },
  build(input) {
    const pen = penOf(input.writing)
    const head = headOf(input, 'monthly_overview', pen)
    const totals = totalsOfReport(input)
    const { utilization, cost } = pen.texts.monthlyOverview.definitions
    const document = {
      ...head,
      sections: [
        {
          title: pen.common.summary,
          blocks: [
            { kind: 'tiles' as const, tiles: monthTiles(input, totals, pen) },
            ...whatIsMissing(input, totals, pen),
            ...distanceTrend(input, pen),
            ...topLists(input, pen),
          ],
        },
        { title: pen.texts.monthlyOverview.devices, blocks: [monthTable(input, totals, pen)] },
      ],
      completeness: completenessOf(input, pen),
      definitions: [
        utilization,
        ...(costOfAll(input.devices) === null ? [] : [cost]),
        ...definitionsOf(input.period, head.timezone, pen),
      ],
    }
    return { document, parts: partsOf(input) }
  },
}

const partsOf = (input: ReportInput): MonthlyOverviewParts => ({
  days: dayRows(input).map(dayPart),
  costs: { cost: costOfAll(input.devices), costPerKm: costPerKmOfAll(input.devices) },
  use: deviceRows(input).map(({ device, totals, use }) => ({
    deviceId: device.deviceId,
    daysUsed: use.used,
    daysNotUsed: use.notUsed,
    daysUnknown: use.unknown,
    utilization: utilizationOf(use),
    cost: costOf(device),
    costPerKm: costPerKm(costOf(device), totals.distanceKm),
  })),
})
