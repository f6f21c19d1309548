import { fill } from '../../../i18n/fill.ts'
import type { Tile, ValueKind } from '../../document.ts'
import { type Totals, totalsOf } from '../../figures/totals.ts'
import type { ReportInput } from '../../report-input.ts'
import { WITHOUT_CONTACT_FROM_MINUTES } from './completeness.ts'
import { isKnown } from './day-use.ts'
import type { Pen } from './pen.ts'
import type { Field } from './table-of.ts'

export type Figure = Exclude<keyof Totals, 'engineMinutes'>
const KINDS: Record<Figure, ValueKind> = {
  distanceKm: 'distance',
  drivingMinutes: 'duration',
  idleMinutes: 'duration',
  stoppedMinutes: 'duration',
  minutesWithoutContact: 'duration',
  maxSpeedKmh: 'speed',
  averageSpeedKmh: 'speed',
  trips: 'integer',
  stops: 'integer',
}

/** The totals of all devices of a report. */
export const totalsOfReport = ({ devices }: Pick<ReportInput, 'devices'>): Totals =>
  totalsOf(devices.flatMap(({ days }) => days))

/** A figure of days; `null` where nothing is known of them, and idling also where the engine never is. */
export function figureOf(totals: Totals, figure: Figure): number | null {
  if (figure === 'minutesWithoutContact') return totals.minutesWithoutContact
  if (!isKnown(totals) || (figure === 'idleMinutes' && totals.engineMinutes === null)) return null
  return totals[figure]
}

/** Columns of figures. `all` is what the rows add up to. */
export const figureFields = <Row>(
  figures: readonly Figure[],
  totalsOfRow: (row: Row) => Totals,
  all: Totals,
  pen: Pen,
): Field<Row>[] =>
  figures.map((figure) => ({
    key: figure,
    title: titlesOf(pen)[figure],
    kind: KINDS[figure],
    of: (row) => figureOf(totalsOfRow(row), figure),
    total: figureOf(all, figure),
  }))

/** Tiles of figures. The first one says if they may be too low. */
export const figureTiles = (figures: readonly Figure[], totals: Totals, pen: Pen): Tile[] =>
  figures.map((figure, index) => ({
    label: titlesOf(pen)[figure],
    value: figureOf(totals, figure),
    valueKind: KINDS[figure],
    note: index === 0 ? withoutContactNote(totals, pen) : null,
  }))

/** `2 h 10 min without contact`, beside figures that may be too low because of it. */
export function withoutContactNote({ minutesWithoutContact }: Totals, pen: Pen): string | null {
  if (minutesWithoutContact < WITHOUT_CONTACT_FROM_MINUTES) return null
  return fill(pen.common.withoutContact, { duration: pen.duration(minutesWithoutContact) })
}

/** The time without contact, where other tiles have notes of their own. */
export function contactTile(
  { minutesWithoutContact }: Pick<Totals, 'minutesWithoutContact'>,
  pen: Pen,
): Tile[] {
  if (minutesWithoutContact < WITHOUT_CONTACT_FROM_MINUTES) return []
  const { columns, mayBeTooLow } = pen.common
  return [
    {
      label: columns.withoutContact,
      value: minutesWithoutContact,
      valueKind: 'duration',
      note: mayBeTooLow,
    },
  ]
}

function titlesOf({ common: { columns } }: Pen): Record<Figure, string> {
  return {
    distanceKm: columns.distance,
    drivingMinutes: columns.driving,
    idleMinutes: columns.idle,
    stoppedMinutes: columns.stopped,
    minutesWithoutContact: columns.withoutContact,
    maxSpeedKmh: columns.maxSpeed,
    averageSpeedKmh: columns.averageSpeed,
    trips: columns.trips,
    stops: columns.stops,
  }
}
