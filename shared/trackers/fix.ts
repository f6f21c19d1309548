import { roundedCoordinate } from '../tracking/packing/resolution.ts'
import type { Position } from '../tracking/position.ts'
import { type Decoded, type DecodedPosition, NOTHING_DECODED, unreadable } from './decoded.ts'
import { fixTimeOf } from './fix-time.ts'
import { measuredValue, numberOf } from './values.ts'

/** Why a fix of any dialect cannot be read. */
export type FixReason =
  | 'time-missing'
  | 'time-unreadable'
  | 'lat-missing'
  | 'lat-not-a-number'
  | 'lon-missing'
  | 'lon-not-a-number'

/** What a message, or one element of it, contains. `contact`: contact with the tracker, without a fix. */
export type Element<Reason extends string> =
  | { position: DecodedPosition }
  | { problem: Reason }
  | { contact: string }

/** Nothing but a time and coordinates. */
export const NO_READINGS = {
  sentAt: null,
  speedKmh: null,
  course: null,
  altitudeM: null,
  accuracyM: null,
  satellites: null,
  hdop: null,
  ignition: null,
  batteryVolts: null,
  batteryPercent: null,
  cellular: null,
  odometerKm: null,
  engineHours: null,
  relayCut: null,
  onBoard: null,
  reportIntervalSeconds: null,
  gForce: null,
  events: [],
  statusText: null,
} satisfies Partial<Position>

/** So inaccurate that the fix is stored and decides nothing. */
export const DECIDES_NOTHING = measuredValue(Number.MAX_VALUE, 'accuracyM')

/** A position with the readings that are known, or why its time or coordinates cannot be read. */
export function fixOf(
  { time, lat, lon }: { time: unknown; lat: unknown; lon: unknown },
  receivedAt: number,
  readings: Partial<DecodedPosition>,
): Element<FixReason> {
  const [recordedAt, latitude, longitude] = [fixTimeOf(time), numberOf(lat), numberOf(lon)]
  if (recordedAt === null) return { problem: time === undefined ? 'time-missing' : 'time-unreadable' }
  if (latitude === null) return { problem: lat === undefined ? 'lat-missing' : 'lat-not-a-number' }
  if (longitude === null) return { problem: lon === undefined ? 'lon-missing' : 'lon-not-a-number' }
  const coordinates = { lat: roundedCoordinate(latitude, 'lat'), lng: roundedCoordinate(longitude, 'lng') }
  return { position: { ...NO_READINGS, ...readings, recordedAt, receivedAt, ...coordinates } }
}

/** The message of these elements. `isList`: whether it was an array, whose elements have an index. */
export function decodedOf<Reason extends string>(
  elements: readonly Element<Reason>[],
  isList: boolean,
): Decoded<Reason | 'array-empty'> {
  if (elements.length === 0) return unreadable('array-empty')
  const contact = elements.find((element) => 'contact' in element)
  return {
    ...NOTHING_DECODED,
    positions: elements.flatMap((element) => ('position' in element ? [element.position] : [])),
    problems: elements.flatMap((element, index) =>
      'problem' in element ? [{ reason: element.problem, element: isList ? index : null }] : [],
    ),
    ignored: contact?.contact ?? null,
  }
}

/** Decodes a message that is one element or an array of them. */
export function decodeEach<Reason extends string>(
  body: unknown,
  elementOf: (element: unknown) => Element<Reason>,
): Decoded<Reason | 'array-empty'> {
  return Array.isArray(body) ? decodedOf(body.map(elementOf), true) : decodedOf([elementOf(body)], false)
}
