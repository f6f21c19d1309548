import type { Section, Table, Tile } from '../../document.ts'
import type { Totals } from '../../figures/totals.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import { distanceByDay, distanceByDevice } from '../common/distance-charts.ts'
import { figureFields, figureTiles, totalsOfReport } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import {
  type DayRow,
  type DeviceRow,
  dateField,
  dayRows,
  deviceField,
  deviceRows,
  devicesUsedField,
  eventsField,
} from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { devicesUsedTile } from '../common/use-tile.ts'
import { whatIsMissing } from '../common/what-is-missing.ts'

const FIGURES = ['distanceKm', 'drivingMinutes', 'idleMinutes', 'trips', 'stops', 'maxSpeedKmh'] as const

/** All devices and days at a glance, then each of them in a row. */
export function overviewSections(input: ReportInput, pen: Pen): Section[] {
  const totals = totalsOfReport(input)
  const [devices, days] = [deviceRows(input), dayRows(input)]
  const texts = pen.texts.dailySummary
  return [
    {
      title: pen.common.summary,
      blocks: [
        { kind: 'tiles', tiles: tilesOf(input, totals, pen) },
        ...whatIsMissing(input, totals, pen),
        ...distanceByDay(days, pen),
        ...distanceByDevice(devices, pen),
      ],
    },
    { title: texts.devices, blocks: [deviceTable(input, devices, totals, pen)] },
    ...(days.length > 1 ? [{ title: texts.days, blocks: [dayTable(input, days, totals, pen)] }] : []),
  ]
}

function tilesOf({ devices, events }: ReportInput, totals: Totals, pen: Pen): Tile[] {
  return [
    ...(devices.length > 1 ? [devicesUsedTile(devices, pen)] : []),
    ...figureTiles(['distanceKm', 'drivingMinutes', 'idleMinutes', 'trips'], totals, pen),
    { label: pen.common.columns.events, value: events.length, valueKind: 'integer', note: null },
  ]
}

function deviceTable(input: ReportInput, rows: readonly DeviceRow[], all: Totals, pen: Pen): Table {
  const fields: Field<DeviceRow>[] = [
    deviceField(pen),
    ...movementFields(input, pen),
    ...figureFields<DeviceRow>(FIGURES, ({ totals }) => totals, all, pen),
    eventsField(input.events, pen),
    ...figureFields<DeviceRow>(['minutesWithoutContact'], ({ totals }) => totals, all, pen),
  ]
  return tableOf(rows, fields, { emptyText: pen.common.noDevices, isMain: true })
}

function dayTable(input: ReportInput, rows: readonly DayRow[], all: Totals, pen: Pen): Table {
  const fields: Field<DayRow>[] = [
    dateField(pen),
    ...(input.devices.length > 1 ? [devicesUsedField(pen)] : []),
    ...figureFields<DayRow>(FIGURES, ({ totals }) => totals, all, pen),
    eventsField(input.events, pen),
    ...figureFields<DayRow>(['minutesWithoutContact'], ({ totals }) => totals, all, pen),
  ]
  return tableOf(rows, fields, { emptyText: pen.common.noDevices })
}

/** When a device moved first and last: with the date where the period has several. */
function movementFields({ period }: ReportInput, { common: { columns } }: Pen): Field<DeviceRow>[] {
  const kind = period.days.length === 1 ? 'time' : 'dateTime'
  return [
    { key: 'firstMovedAt', title: columns.firstMoved, kind, of: ({ device }) => firstMovedAt(device) },
    { key: 'lastMovedAt', title: columns.lastMoved, kind, of: ({ device }) => lastMovedAt(device) },
  ]
}

const firstMovedAt = ({ days }: ReportDevice) =>
  days.find((day) => day.firstMovedAt !== null)?.firstMovedAt ?? null
const lastMovedAt = ({ days }: ReportDevice) =>
  days.findLast((day) => day.lastMovedAt !== null)?.lastMovedAt ?? null
