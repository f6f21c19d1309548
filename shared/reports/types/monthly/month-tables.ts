import { fill } from '../../../i18n/fill.ts'
import { MEASURES } from '../../../measures.ts'
import type { Table } from '../../document.ts'
import type { Totals } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { figureFields } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import { byDistance, type DeviceRow, deviceField, deviceRows } from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { joinedUse, utilizationOf } from '../common/utilization.ts'
import { costOf, costOfAll, costPerKm, costPerKmOfAll } from './costs.ts'

/** The devices with their use and costs, the farthest driven first. */
export function monthTable(input: ReportInput, totals: Totals, pen: Pen): Table {
  const rows = byDistance(deviceRows(input))
  const fields: Field<DeviceRow>[] = [
    deviceField(pen),
    ...utilizationFields(rows, pen),
    ...figureFields<DeviceRow>(
      ['distanceKm', 'drivingMinutes', 'idleMinutes', 'trips', 'maxSpeedKmh'],
      (row) => row.totals,
      totals,
      pen,
    ),
    ...costFields(input, pen),
    ...figureFields<DeviceRow>(['minutesWithoutContact'], (row) => row.totals, totals, pen),
  ]
  return tableOf(rows, fields, { emptyText: pen.common.noDevices, isMain: true })
}

function utilizationFields(rows: readonly DeviceRow[], pen: Pen): Field<DeviceRow>[] {
  return [
    {
      key: 'daysUsed',
      title: pen.common.columns.daysUsed,
      kind: 'integer',
      of: ({ use }) => (utilizationOf(use) === null ? null : use.used),
    },
    {
      key: 'utilization',
      title: pen.texts.monthlyOverview.utilization,
      kind: 'percent',
      of: ({ use }) => utilizationOf(use),
      total: utilizationOf(joinedUse(rows.map(({ use }) => use))),
    },
  ]
}

const costFields = ({ devices }: ReportInput, pen: Pen): Field<DeviceRow>[] => [
  {
    key: 'cost',
    title: pen.texts.monthlyOverview.cost,
    kind: 'money',
    isOptional: true,
    of: ({ device }) => costOf(device),
    total: costOfAll(devices),
  },
  {
    key: 'costPerDistance',
    title: costTitle(pen),
    kind: 'money',
    isOptional: true,
    of: ({ device, totals }) => perUnits(costPerKm(costOf(device), totals.distanceKm), pen),
    total: perUnits(costPerKmOfAll(devices), pen),
  },
]

/** A subscription costs less than a cent per kilometre. */
const PER_DISTANCE = 100

/** `Cost per 100 km`, in the account's unit. */
export const costTitle = ({ texts, writing, count }: Pen): string =>
  fill(texts.monthlyOverview.costPer, {
    count: count(PER_DISTANCE),
    unit: MEASURES[writing.units].distance.unit,
  })

/** The cost of a kilometre as that of 100 of the account's units. */
export const perUnits = (cost: number | null, { writing }: Pen): number | null =>
  cost === null ? null : (cost / MEASURES[writing.units].distance.perKm) * PER_DISTANCE
