import type { Point } from '../../shared/geo/point.ts'
import type { DayFigures, DaySpan, DayStop, DayTrip } from '../../shared/reports/figures/day-figures.ts'
import { HOURS_OF_DAY } from '../../shared/reports/figures/local-hours.ts'
import type { TimeSpan } from '../../shared/reports/figures/time-spans.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { byteReader, byteWriter } from '../../shared/tracking/packing/bytes.ts'
import { fromSteps, type MeasuredField, toSteps } from '../../shared/tracking/packing/resolution.ts'
import { METRES_PER_KM } from '../../shared/units.ts'

/**
 * Grows with each change of this format, and of the rules that figures are computed by: a better rule applies to the
 * past, too.
 */
const VERSION = 1
const STATES = ['driving', 'idle', 'stopped', 'noContact'] as const satisfies DaySpan['state'][]

/** Figures of a day, with what they were computed from. Epoch milliseconds. */
export type KeptDay = {
  deviceType: string
  computedAt: number
  /** Since when the device was known to be the account's. */
  ownedSince: number
  /** The time whose points decide them. */
  reach: TimeSpan
  figures: DayFigures
}

/** Packs figures in the resolution of the trail: milliseconds, metres, steps of speed. */
export function packDay({ deviceType, computedAt, ownedSince, reach, figures }: KeptDay): Uint8Array {
  const write = fieldsWriter()
  write.count(VERSION)
  write.text(deviceType)
  for (const time of [computedAt, ownedSince, reach.from, reach.to]) write.whole(time)
  write.text(figures.date)
  write.km(figures.distanceKm)
  for (const minutes of minutesOf(figures)) write.minutes(minutes)
  write.measured(figures.maxSpeedKmh, 'speedKmh')
  write.measured(figures.averageSpeedKmh, 'speedKmh')
  write.wholeOrNull(figures.firstMovedAt)
  write.wholeOrNull(figures.lastMovedAt)
  write.measured(figures.odometerKm, 'odometerKm')
  write.count(figures.spans.length)
  let spanFrom = reach.from
  for (const { from, to, state } of figures.spans) {
    write.whole(from - spanFrom)
    write.count(to - from)
    write.count(STATES.indexOf(state))
    spanFrom = to
  }
  write.count(figures.trips.length)
  for (const { start, end, from, to, ...trip } of figures.trips) {
    write.whole(start - reach.from)
    write.wholeOrNull(end === null ? null : end - start)
    write.point(from)
    write.point(to)
    write.km(trip.distanceKm)
    write.measured(trip.maxSpeedKmh, 'speedKmh')
    write.measured(trip.averageSpeedKmh, 'speedKmh')
  }
  write.count(figures.stops.length)
  for (const { start, end, place, idleMinutes } of figures.stops) {
    write.whole(start - reach.from)
    write.wholeOrNull(end === null ? null : end - start)
    write.point(place)
    write.wholeOrNull(idleMinutes)
  }
  return write.end()
}

/** Unpacks what `packDay` packed; `null` for figures by other rules. */
export function unpackDay(bytes: Uint8Array): KeptDay | null {
  const read = fieldsReader(bytes)
  if (read.count() !== VERSION) return null
  const deviceType = read.text()
  const [computedAt, ownedSince] = [read.whole(), read.whole()]
  const reach = { from: read.whole(), to: read.whole() }
  const figures: DayFigures = {
    date: read.text(),
    distanceKm: read.km(),
    drivingMinutes: read.minutes() ?? 0,
    idleMinutes: read.minutes() ?? 0,
    stoppedMinutes: read.minutes() ?? 0,
    minutesWithoutContact: read.minutes() ?? 0,
    engineMinutes: read.minutes(),
    drivingByHour: Array.from({ length: HOURS_OF_DAY }, () => read.minutes() ?? 0),
    maxSpeedKmh: read.measured('speedKmh'),
    averageSpeedKmh: read.measured('speedKmh'),
    firstMovedAt: read.wholeOrNull(),
    lastMovedAt: read.wholeOrNull(),
    odometerKm: read.measured('odometerKm'),
    spans: readSpans(read, reach.from),
    trips: Array.from({ length: read.count() }, () => readTrip(read, reach.from)),
    stops: Array.from({ length: read.count() }, () => readStop(read, reach.from)),
  }
  return { deviceType, computedAt, ownedSince, reach, figures }
}

/** In the order in which they are read. */
const minutesOf = (figures: DayFigures) => [
  figures.drivingMinutes,
  figures.idleMinutes,
  figures.stoppedMinutes,
  figures.minutesWithoutContact,
  figures.engineMinutes,
  ...figures.drivingByHour,
]

function readSpans(read: FieldsReader, since: number): DaySpan[] {
  let at = since
  return Array.from({ length: read.count() }, () => {
    const from = at + read.whole()
    at = from + read.count()
    return { from, to: at, state: STATES[read.count()] ?? 'noContact' }
  })
}

function readTrip(read: FieldsReader, since: number): DayTrip {
  const start = since + read.whole()
  const ms = read.wholeOrNull()
  return {
    start,
    end: ms === null ? null : start + ms,
    from: read.point() ?? NOWHERE,
    to: read.point(),
    distanceKm: read.km(),
    maxSpeedKmh: read.measured('speedKmh'),
    averageSpeedKmh: read.measured('speedKmh'),
  }
}

function readStop(read: FieldsReader, since: number): DayStop {
  const start = since + read.whole()
  const ms = read.wholeOrNull()
  const place = read.point() ?? NOWHERE
  return { start, end: ms === null ? null : start + ms, place, idleMinutes: read.wholeOrNull() }
}

const NOWHERE: Point = { lat: 0, lng: 0 }

function fieldsWriter() {
  const write = byteWriter()
  const measured = (value: number | null, field: MeasuredField) =>
    write.wholeOrNull(value === null ? null : toSteps(value, field))
  return {
    ...write,
    measured,
    km: (km: number) => write.count(Math.round(km * METRES_PER_KM)),
    minutes: (minutes: number | null) =>
      write.wholeOrNull(minutes === null ? null : Math.round(minutes * MINUTE_MS)),
    point: (point: Point | null) => {
      measured(point?.lat ?? null, 'lat')
      if (point !== null) measured(point.lng, 'lng')
    },
  }
}

function fieldsReader(bytes: Uint8Array) {
  const read = byteReader(bytes)
  const measured = (field: MeasuredField) => {
    const steps = read.wholeOrNull()
    return steps === null ? null : fromSteps(steps, field)
  }
  return {
    ...read,
    measured,
    km: () => read.count() / METRES_PER_KM,
    minutes: () => {
      const ms = read.wholeOrNull()
      return ms === null ? null : ms / MINUTE_MS
    },
    point: (): Point | null => {
      const lat = measured('lat')
      return lat === null ? null : { lat, lng: measured('lng') ?? 0 }
    },
  }
}
type FieldsReader = ReturnType<typeof fieldsReader>
