import { KM_PER_NAUTICAL_MILE, KMH_PER_METRE_PER_SECOND } from '../units.ts'
import type { CommonReason } from './decoded.ts'
import type { TrackerDialect } from './dialect.ts'
import { alarmNamesIn } from './event-names.ts'
import { fieldReader, isObject } from './field-reader.ts'
import { DECIDES_NOTHING, decodeEach, type Element, type FixReason, fixOf } from './fix.ts'
import { booleanOf, measuredValue, numberOf } from './values.ts'

type Reason = CommonReason | FixReason | 'array-empty'

/**
 * The app Traccar Client, which speaks three ways on one address: everything in the query (7.x), JSON (9.x), or a form
 * (10.x). Only its own clients send knots. It executes no text in a reply, so it takes no commands.
 */
export const traccarClient: TrackerDialect<Reason> = {
  telemetry: null,
  http: { fields: 'query', success: {} },
  decode: (body, receivedAt) =>
    decodeEach(body, (element) => {
      if (!isObject(element)) return { problem: 'not-an-object' }
      if (isObject(element.location)) return fromLocation(element.location, receivedAt)
      return flatFix(element, receivedAt)
    }),
  commands: null,
}

/**
 * OsmAnd, and others that send the same query, such as a Traccar server with `forward.type=url`. `speed` is in knots, as
 * in that protocol. Our template for the app sends `speedMs`, because the app measures in metres per second.
 */
export const osmand: TrackerDialect<Reason> = {
  telemetry: null,
  http: { fields: 'query', success: {} },
  decode: (body, receivedAt) =>
    decodeEach(body, (element) =>
      isObject(element) ? flatFix(element, receivedAt) : { problem: 'not-an-object' },
    ),
  commands: null,
}

/** The flat fields of the OsmAnd protocol (traccar.org/osmand): speeds in knots, a missing time is now. */
function flatFix(body: Record<string, unknown>, receivedAt: number): Element<Reason> {
  const field = fieldReader(body)
  const [lat, lon] = placeOf(field('lat', 'latitude'), field('lon', 'lng', 'longitude'), field('location'))
  if (lat === undefined && lon === undefined) return { contact: 'heartbeat' }
  const metresPerSecond = numberOf(field('speedms'))
  return fixOf({ time: field('timestamp', 'time') ?? receivedAt, lat, lon }, receivedAt, {
    speedKmh:
      metresPerSecond === null
        ? measuredValue(field('speed'), 'speedKmh', KM_PER_NAUTICAL_MILE)
        : measuredValue(metresPerSecond, 'speedKmh', KMH_PER_METRE_PER_SECOND),
    course: measuredValue(field('bearing', 'heading'), 'course'),
    altitudeM: measuredValue(field('altitude'), 'altitudeM'),
    accuracyM: isUndecided(field('mock'), field('valid'))
      ? DECIDES_NOTHING
      : measuredValue(field('accuracy'), 'accuracyM'),
    satellites: measuredValue(field('sat', 'satellites'), 'satellites'),
    hdop: measuredValue(field('hdop'), 'hdop'),
    ignition: booleanOf(field('ignition')),
    batteryPercent: measuredValue(field('batt'), 'batteryPercent'),
    events: alarmNamesIn(field('alarm')),
  })
}

/** The JSON of version 9, from a library for background locations: m/s, a charge of 0 to 1, and -1 for unknown. */
function fromLocation(location: Record<string, unknown>, receivedAt: number): Element<Reason> {
  const field = fieldReader(location)
  const coords = field('coords')
  if (!isObject(coords)) return { contact: 'heartbeat' }
  const battery = field('battery')
  const level = isObject(battery) ? battery.level : null
  const place = { time: field('timestamp'), lat: coords.latitude, lon: coords.longitude }
  return fixOf(place, receivedAt, {
    speedKmh: measuredValue(coords.speed, 'speedKmh', KMH_PER_METRE_PER_SECOND),
    course: measuredValue(coords.heading, 'course'),
    altitudeM: measuredValue(coords.altitude, 'altitudeM'),
    accuracyM: isUndecided(field('mock'), undefined)
      ? DECIDES_NOTHING
      : measuredValue(coords.accuracy, 'accuracyM'),
    batteryPercent: measuredValue(level, 'batteryPercent', 100),
    events: alarmNamesIn(field('alarm')),
  })
}

/** `location=lat,lon` stands for both. */
function placeOf(lat: unknown, lon: unknown, location: unknown): readonly unknown[] {
  if (lat !== undefined || lon !== undefined || typeof location !== 'string') return [lat, lon]
  return location.split(',').slice(0, 2)
}

/** A mock location, or a fix that the receiver marks as invalid. */
const isUndecided = (mock: unknown, valid: unknown) => booleanOf(mock) === true || booleanOf(valid) === false
