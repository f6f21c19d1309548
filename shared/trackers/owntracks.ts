import { roundedCoordinate } from '../tracking/packing/resolution.ts'
import { TRACKER } from '../tracking/topics.ts'
import { type CommonReason, type Decoded, LAST_WILL, NOTHING_DECODED, unreadable } from './decoded.ts'
import type { TrackerDialect } from './dialect.ts'
import type { EventName } from './event-names.ts'
import { fieldReader, isObject } from './field-reader.ts'
import { fixTimeOf } from './fix-time.ts'
import { booleanOf, measuredValue, numberOf } from './values.ts'

/** Why a message of this dialect cannot be read. */
type Reason =
  | CommonReason
  | 'type-missing'
  | 'type-unknown'
  | 'encrypted'
  | 'tst-missing'
  | 'tst-unreadable'
  | 'lat-missing'
  | 'lat-not-a-number'
  | 'lon-missing'
  | 'lon-not-a-number'

/** The last level names the phone. */
export const OWNTRACKS_TOPIC = `owntracks/${TRACKER}/+`

const SECONDS_PER_HOUR = 3600
/** The types of the OwnTracks booklet that do not say where the tracker is now. */
const IGNORED = new Set(
  'beacon card cmd configuration dump request status steps transition waypoint waypoints'.split(' '),
)

/**
 * OwnTracks (booklet, tech/json): `location`, with the extras that qtripp adds for Queclink trackers. `vel` is km/h,
 * `tst` the epoch seconds of the fix, `created_at` those of the message, `batt` a percentage. A phone has no relay and
 * no settings that a text could change.
 */
export const owntracks: TrackerDialect<Reason> = {
  telemetry: OWNTRACKS_TOPIC,
  http: { fields: 'json', success: [] },
  decode: decodeOwnTracks,
  commands: null,
}

function decodeOwnTracks(body: unknown, receivedAt: number): Decoded<Reason> {
  if (!isObject(body)) return unreadable('not-an-object')
  const field = fieldReader(body)
  const type = field('_type')
  if (typeof type !== 'string') return unreadable('type-missing')
  if (type === 'lwt') return LAST_WILL
  if (IGNORED.has(type)) return { ...NOTHING_DECODED, ignored: type }
  if (type === 'encrypted') return unreadable('encrypted')
  if (type !== 'location') return unreadable('type-unknown')

  const [tst, latitude, longitude] = [field('tst'), field('lat'), field('lon')]
  const [recordedAt, lat, lng] = [fixTimeOf(tst), numberOf(latitude), numberOf(longitude)]
  if (recordedAt === null) return unreadable(tst === undefined ? 'tst-missing' : 'tst-unreadable')
  if (lat === null) return unreadable(latitude === undefined ? 'lat-missing' : 'lat-not-a-number')
  if (lng === null) return unreadable(longitude === undefined ? 'lon-missing' : 'lon-not-a-number')

  const engineSeconds = numberOf(field('hmc'))
  const position = {
    recordedAt,
    sentAt: fixTimeOf(field('created_at')),
    receivedAt,
    lat: roundedCoordinate(lat, 'lat'),
    lng: roundedCoordinate(lng, 'lng'),
    speedKmh: measuredValue(field('vel'), 'speedKmh'),
    course: measuredValue(field('cog'), 'course'),
    altitudeM: measuredValue(field('alt'), 'altitudeM'),
    accuracyM: measuredValue(field('acc'), 'accuracyM'),
    satellites: measuredValue(field('sat'), 'satellites'),
    hdop: measuredValue(field('hdop'), 'hdop'),
    ignition: booleanOf(field('ign')) ?? ignitionOfTrigger(field('t')),
    batteryVolts: measuredValue(field('uext', 'ubatt'), 'batteryVolts'),
    batteryPercent: measuredValue(field('batt'), 'batteryPercent'),
    cellular: null,
    odometerKm: measuredValue(field('odometer'), 'odometerKm'),
    engineHours: measuredValue(
      engineSeconds === null ? null : engineSeconds / SECONDS_PER_HOUR,
      'engineHours',
    ),
    relayCut: null,
    reportIntervalSeconds: null,
    gForce: null,
    onBoard: null,
    events: eventsOf(field('t'), field('tow')),
    statusText: null,
  }
  return { ...NOTHING_DECODED, positions: [position] }
}

/** A Queclink tracker reports with trigger `i` when the ignition goes on, and with `I` when it goes off. */
function ignitionOfTrigger(trigger: unknown): boolean | null {
  if (trigger === 'i') return true
  return trigger === 'I' ? false : null
}

/** The triggers of a Queclink tracker that are events. `h` does not say which harsh manoeuvre. */
const TRIGGERS: ReadonlyMap<unknown, EventName> = new Map([
  ['h', 'harshDriving'],
  ['s', 'speeding'],
  ['!', 'towing'],
  ['e', 'unplugged'],
  ['9', 'lowBattery'],
])

function eventsOf(trigger: unknown, tow: unknown): readonly EventName[] {
  const event = TRIGGERS.get(typeof trigger === 'number' ? String(trigger) : trigger)
  if (event !== undefined) return [event]
  return booleanOf(tow) === true ? ['towing'] : []
}
