import { fill } from '../../../i18n/fill.ts'
import type { Tile } from '../../document.ts'
import type { Totals } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { isKnown } from '../common/day-use.ts'
import { contactTile, type Figure, figureTiles } from '../common/figure-fields.ts'
import type { Pen } from '../common/pen.ts'
import { type DeviceRow, deviceRows } from '../common/rows.ts'
import { devicesUsedTile } from '../common/use-tile.ts'
import { type Before, changeOf } from './compared.ts'

const COMPARED = ['distanceKm', 'drivingMinutes', 'trips'] as const satisfies readonly Figure[]

/** The totals beside those of the period before, and the busiest and the least used device. */
export function comparisonTiles(input: ReportInput, totals: Totals, before: Before, pen: Pen): Tile[] {
  const { devices, events } = input
  const tiles = figureTiles(COMPARED, totals, pen).map((tile, index): Tile => {
    const figure = COMPARED[index] ?? 'distanceKm'
    if (!isKnown(before.totals)) return tile
    return { ...tile, note: changeNote(totals[figure], before.totals[figure], tile.valueKind, pen) }
  })
  return [
    ...tiles,
    ...(devices.length > 1 ? [devicesUsedTile(devices, pen)] : []),
    {
      label: pen.common.columns.events,
      value: events.length,
      valueKind: 'integer',
      note: fill(pen.texts.weeklyAnalytics.before, { before: pen.count(before.events.length) }),
    },
    ...contactTile(totals, pen),
    ...extremes(deviceRows(input), pen),
  ]
}

/** `900.0 km before (-7%)` */
function changeNote(now: number, was: number, kind: Tile['valueKind'], pen: Pen): string {
  const texts = pen.texts.weeklyAnalytics
  const before = pen.valueText(was, kind)
  const change = changeOf(now, was)
  if (change === null) return fill(texts.before, { before })
  return fill(texts.beforeAndChange, { before, change: pen.changeText(change) })
}

/** Who drove longest and shortest of several devices of which something is known: silence is not idleness. */
function extremes(rows: readonly DeviceRow[], pen: Pen): Tile[] {
  const known = rows
    .filter(({ totals }) => isKnown(totals))
    .toSorted((a, b) => b.totals.drivingMinutes - a.totals.drivingMinutes)
  const [busiest, idlest] = [known.at(0), known.at(-1)]
  if (busiest === undefined || idlest === undefined || known.length < 2) return []
  if (busiest.totals.drivingMinutes === 0) return []
  const { weeklyAnalytics: texts } = pen.texts
  return [deviceTile(texts.busiest, busiest, pen), leastUsedTile(texts.idlest, known, idlest, pen)]
}

function leastUsedTile(label: string, known: readonly DeviceRow[], idlest: DeviceRow, pen: Pen): Tile {
  const notDriven = known.filter(({ totals }) => totals.drivingMinutes === 0).length
  if (notDriven === 0) return deviceTile(label, idlest, pen)
  const value = notDriven === 1 ? idlest.device.deviceName : pen.devices(notDriven)
  return { label, value, valueKind: 'text', note: pen.texts.weeklyAnalytics.notDriven }
}

const deviceTile = (label: string, { device, totals }: DeviceRow, pen: Pen): Tile => ({
  label,
  value: device.deviceName,
  valueKind: 'text',
  note: fill(pen.texts.weeklyAnalytics.busiestNote, {
    duration: pen.duration(totals.drivingMinutes),
    distance: pen.distance(totals.distanceKm),
  }),
})
