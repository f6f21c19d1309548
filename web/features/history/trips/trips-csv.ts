import type { TripPurpose } from '../../../../shared/logbook/trip-note.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { CSV_LINE_END, csvText } from '../../../../shared/trails/export-csv.ts'
import { zonedIso } from '../../../../shared/trails/zoned-iso.ts'
import { UNIT_SYSTEMS, type Units } from '../../../ui/units/unit-systems.ts'
import type { Place, TripLeg } from './trip-days.ts'
import { isPrivateTrip } from './trip-days.ts'

/** The columns, in order. */
export const TRIP_COLUMNS = [
  'device',
  'start',
  'end',
  'duration',
  'distance',
  'maxSpeed',
  'averageSpeed',
  'from',
  'fromLatitude',
  'fromLongitude',
  'to',
  'toLatitude',
  'toLongitude',
  'purpose',
  'note',
] as const
type TripColumn = (typeof TRIP_COLUMNS)[number]

type Written = {
  deviceName: string
  units: Units
  timeZone: string
  headText: (column: TripColumn) => string
  /** Empty where no town is nearby: the coordinates have columns of their own. */
  placeText: (place: Place) => string
  purposeText: (purpose: TripPurpose) => string
}

/**
 * Trips as CSV (RFC 4180) with one line per trip, in the account's units and with times in its zone. Unknown is empty.
 * Private
 * trips have no places. Only texts are checked for formulas, so that a negative longitude stays a number.
 */
export function tripsCsv(trips: readonly TripLeg[], written: Written): string {
  const head = TRIP_COLUMNS.map((column) => csvText(written.headText(column))).join(',')
  const lines = trips.map((leg) => {
    const fields = fieldsOf(leg, written)
    return TRIP_COLUMNS.map((column) => fields[column]).join(',')
  })
  return [head, ...lines, ''].join(CSV_LINE_END)
}

const HIDDEN = { from: null, to: null }

function fieldsOf(leg: TripLeg, written: Written): Record<TripColumn, string | number> {
  const { start, end, trip } = leg
  const { units, timeZone, placeText, purposeText } = written
  const purpose = trip.logbook?.purpose ?? null
  const { from, to } = isPrivateTrip(leg) ? HIDDEN : trip
  const { distance, speed } = UNIT_SYSTEMS[units]
  const speedOf = (speedKmh: number | null) => (speedKmh === null ? '' : (speedKmh * speed.perKmh).toFixed(1))
  const timeOf = (time: string) => zonedIso(Date.parse(time), timeZone)
  return {
    device: csvText(written.deviceName),
    start: timeOf(start),
    end: end === null ? '' : timeOf(end),
    duration: end === null ? '' : ((Date.parse(end) - Date.parse(start)) / MINUTE_MS).toFixed(1),
    distance: (trip.distanceKm * distance.perKm).toFixed(2),
    maxSpeed: speedOf(trip.maxSpeedKmh),
    averageSpeed: speedOf(trip.averageSpeedKmh),
    from: from === null ? '' : csvText(placeText(from)),
    fromLatitude: from?.lat ?? '',
    fromLongitude: from?.lng ?? '',
    to: to === null ? '' : csvText(placeText(to)),
    toLatitude: to?.lat ?? '',
    toLongitude: to?.lng ?? '',
    purpose: purpose === null ? '' : csvText(purposeText(purpose)),
    note: csvText(trip.logbook?.note ?? ''),
  }
}
