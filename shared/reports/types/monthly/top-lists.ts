import type { Table } from '../../document.ts'
import { totalsOf } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { type Figure, figureFields, figureOf } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import { type DeviceRow, deviceField, deviceRows } from '../common/rows.ts'
import { tableOf } from '../common/table-of.ts'

/** A list has so many devices. For no more than that, the table of all devices is the list. */
export const TOP_DEVICES = 5

/** Who drove farthest, idled longest, was fastest and was used least. */
export function topLists(input: ReportInput, pen: Pen): Table[] {
  if (input.devices.length <= TOP_DEVICES) return []
  const texts = pen.texts.monthlyOverview
  const rows = deviceRows(input)
  return [
    topList(rows, 'distanceKm', texts.mostDriven, pen),
    topList(rows, 'idleMinutes', texts.mostIdling, pen),
    topList(rows, 'maxSpeedKmh', texts.fastest, pen),
    leastUsed(rows, pen),
  ].filter((list) => list.rows.length > 0)
}

function topList(rows: readonly DeviceRow[], figure: Figure, title: string, pen: Pen): Table {
  const of = ({ totals }: DeviceRow) => figureOf(totals, figure) ?? 0
  const top = rows
    .filter((row) => of(row) > 0)
    .toSorted((a, b) => of(b) - of(a))
    .slice(0, TOP_DEVICES)
  return listOf(top, figure, title, pen)
}

/** The least used among the devices of which something is known. */
function leastUsed(rows: readonly DeviceRow[], pen: Pen): Table {
  const least = rows
    .filter(({ use }) => use.used + use.notUsed > 0)
    .toSorted((a, b) => a.totals.drivingMinutes - b.totals.drivingMinutes)
    .slice(0, TOP_DEVICES)
  return listOf(least, 'drivingMinutes', pen.texts.monthlyOverview.leastUsed, pen)
}

/** Without totals, because a list is only a part. */
function listOf(rows: readonly DeviceRow[], figure: Figure, title: string, pen: Pen): Table {
  const fields = [
    deviceField(pen),
    ...figureFields<DeviceRow>([figure], ({ totals }) => totals, totalsOf([]), pen),
  ]
  return { ...tableOf(rows, fields, { title, emptyText: pen.common.noDevices }), totals: null }
}
