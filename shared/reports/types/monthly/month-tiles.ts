import { fill } from '../../../i18n/fill.ts'
import type { Tile } from '../../document.ts'
import type { Totals } from '../../figures/totals.ts'
import { totalsOf } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { isKnown } from '../common/day-use.ts'
import { contactTile, figureTiles } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import { deviceRows } from '../common/rows.ts'
import { joinedUse, utilizationOf } from '../common/utilization.ts'
import { costOfAll, costPerKmOfAll } from './costs.ts'
import { costTitle, perUnits } from './month-tables.ts'

/** The month at a glance. Costs only where a device has a price. */
export function monthTiles(input: ReportInput, totals: Totals, pen: Pen): Tile[] {
  const { devices, period, generatedAt, events } = input
  const texts = pen.texts.monthlyOverview
  const [distance, ...others] = figureTiles(['distanceKm', 'drivingMinutes', 'trips'], totals, pen)
  const before = totalsOf(devices.flatMap(({ daysBefore }) => daysBefore))
  const isComparable = isKnown(before) && generatedAt >= period.to
  const note = isComparable ? fill(texts.before, { before: pen.distance(before.distanceKm) }) : null
  return [
    ...(distance === undefined ? [] : [{ ...distance, note }]),
    ...others,
    utilizationTile(input, pen),
    { label: pen.common.columns.events, value: events.length, valueKind: 'integer', note: null },
    ...costTiles(input, pen),
    ...contactTile(totals, pen),
  ]
}

function utilizationTile(input: ReportInput, pen: Pen): Tile {
  const { utilization, utilizationNote } = pen.texts.monthlyOverview
  const use = joinedUse(deviceRows(input).map((row) => row.use))
  const known = pen.count(use.used + use.notUsed)
  return {
    label: utilization,
    value: utilizationOf(use),
    valueKind: 'percent',
    note: fill(utilizationNote, { used: pen.count(use.used), known }),
  }
}

function costTiles({ devices }: ReportInput, pen: Pen): Tile[] {
  const cost = costOfAll(devices)
  if (cost === null) return []
  const each = costPerKmOfAll(devices)
  return [
    { label: pen.texts.monthlyOverview.cost, value: cost, valueKind: 'money', note: null },
    { label: costTitle(pen), value: perUnits(each, pen), valueKind: 'money', note: null },
  ]
}
