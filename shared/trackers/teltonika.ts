import { CUT_TEXT, RESTORE_TEXT } from '../commands/command-text.ts'
import { roundedCoordinate } from '../tracking/packing/resolution.ts'
import { TRACKER } from '../tracking/topics.ts'
import { type CommonReason, type Decoded, NOTHING_DECODED, unreadable } from './decoded.ts'
import type { OutgoingCommand, TrackerDialect } from './dialect.ts'
import type { EventName } from './event-names.ts'
import { fieldReader, isObject } from './field-reader.ts'
import { fixTimeOf } from './fix-time.ts'
import { inputStates } from './on-board/inputs.ts'
import { booleanOf, CSQ_MAX, measuredValue, numberOf, textOf } from './values.ts'

/** The two topics that a tracker is configured with. */
export const TELTONIKA_DATA = `teltonika/${TRACKER}/data`
export const TELTONIKA_COMMANDS = `teltonika/${TRACKER}/commands`

/** The commands that only read, in our spelling and in Teltonika's. */
const READ_COMMANDS: Record<string, string> = {
  'STATUS#': 'getinfo',
  'WHERE#': 'getgps',
  'VERSION#': 'getver',
  'GETINFO#': 'getinfo',
  'GETGPS#': 'getgps',
  'GETVER#': 'getver',
  'GETSTATUS#': 'getstatus',
  'GETIO#': 'getio',
}

/** Why a message of this dialect cannot be read. */
type Reason =
  | CommonReason
  | 'reported-missing'
  | 'ts-missing'
  | 'ts-unreadable'
  | 'latlng-missing'
  | 'latlng-unreadable'

/**
 * Teltonika's Codec JSON over MQTT (wiki.teltonika-gps.com, Codec JSON): one record in `state.reported`, with raw
 * values by AVL id. The answer to a command arrives on the same topic, as `RSP`.
 */
export const teltonika: TrackerDialect<Reason> = {
  telemetry: TELTONIKA_DATA,
  http: null,
  decode: decodeTeltonika,
  commands: {
    topic: TELTONIKA_COMMANDS,
    encode(command) {
      const text = smsTextOf(command)
      return text === null ? null : JSON.stringify({ CMD: text })
    },
    accepts: [CUT_TEXT, RESTORE_TEXT, ...Object.keys(READ_COMMANDS)],
  },
}

const ANSWER_MAX = 1000

function decodeTeltonika(body: unknown, receivedAt: number): Decoded<Reason> {
  if (!isObject(body)) return unreadable('not-an-object')
  const message = fieldReader(body)
  const answer = textOf(message('rsp'), ANSWER_MAX)
  if (answer !== null) return { ...NOTHING_DECODED, answer }
  const state = message('state')
  const reported = isObject(state) ? state.reported : undefined
  if (!isObject(reported)) return unreadable('reported-missing')

  const field = fieldReader(reported)
  const [ts, latlng] = [field('ts'), field('latlng')]
  const [recordedAt, point] = [fixTimeOf(ts), pointOf(latlng)]
  if (recordedAt === null) return unreadable(ts === undefined ? 'ts-missing' : 'ts-unreadable')
  if (point === null) return unreadable(latlng === undefined ? 'latlng-missing' : 'latlng-unreadable')

  const raw = (id: string) => reported[id]
  const position = {
    recordedAt,
    sentAt: null,
    receivedAt,
    ...point,
    speedKmh: measuredValue(field('sp') ?? raw('24'), 'speedKmh'),
    course: measuredValue(field('ang'), 'course'),
    altitudeM: measuredValue(field('alt'), 'altitudeM'),
    accuracyM: null,
    satellites: measuredValue(field('sat'), 'satellites'),
    hdop: measuredById('hdop', raw),
    ignition: booleanOf(raw(TELTONIKA_IGNITION_ID)),
    batteryVolts: measuredById('batteryVolts', raw),
    batteryPercent: measuredById('batteryPercent', raw),
    cellular: measuredById('cellular', raw),
    odometerKm: measuredById('odometerKm', raw),
    engineHours: null,
    relayCut: booleanOf(raw(TELTONIKA_RELAY_ID)),
    reportIntervalSeconds: null,
    gForce: gForceOf(field('evt'), raw),
    onBoard: null,
    events: eventsOf(field('evt'), raw),
    statusText: null,
    ...inputStates(
      (number) => booleanOf(raw(String(number))),
      (number) => measured(ANALOG_SOURCES[number - 1] ?? [], 'batteryVolts', raw),
    ),
  }
  return { ...NOTHING_DECODED, positions: [position] }
}

/** `"55.661378,12.584098"`. `"0.000000,0.000000"` means no fix, which `judge` recognises. */
function pointOf(latlng: unknown): { lat: number; lng: number } | null {
  if (typeof latlng !== 'string') return null
  const [latitude, longitude, more] = latlng.split(',')
  const [lat, lng] = [numberOf(latitude), numberOf(longitude)]
  if (lat === null || lng === null || more !== undefined) return null
  return { lat: roundedCoordinate(lat, 'lat'), lng: roundedCoordinate(lng, 'lng') }
}

type RawValues = (id: string) => unknown

/** The digital output that `setdigout` switches, and the relay with it. */
export const TELTONIKA_RELAY_ID = '179'
export const TELTONIKA_IGNITION_ID = '239'

type Source = { id: string; unit: number; min?: number; max?: number }
/** The AVL ids of measured fields, the preferred first. `min` and `max` bound the raw value. */
export const TELTONIKA_SOURCES = {
  // External power in mV. The tracker's own battery (67) has 4 V, which would be critical for a vehicle's. 65,535 means
  // no measurement.
  batteryVolts: [{ id: '66', unit: 0.001, max: 65_534 }],
  batteryPercent: [{ id: '113', unit: 1 }],
  // GSM level 0 to 5, on the scale of CSQ.
  cellular: [{ id: '21', unit: CSQ_MAX / 5, max: 5 }],
  // HDOP, else PDOP. 0 and 65,535 mean no measurement.
  hdop: [
    { id: '182', unit: 0.1, min: 1 },
    { id: '181', unit: 0.1, min: 1 },
  ],
  odometerKm: [{ id: '16', unit: 0.001, max: 4_294_967_294 }],
} as const satisfies Record<string, readonly Source[]>

/** The analog inputs, mV. In units with one of them, 10 is whether there is an SD card. */
const ANALOG_SOURCES: readonly (readonly Source[])[] = [
  [{ id: '9', unit: 0.001, max: 65_534 }],
  [
    { id: '6', unit: 0.001, max: 65_534 },
    { id: '10', unit: 0.001, min: 2, max: 65_534 },
  ],
]

type MeasuredById = keyof typeof TELTONIKA_SOURCES
const measuredById = (field: MeasuredById, rawValue: RawValues): number | null =>
  measured(TELTONIKA_SOURCES[field], field, rawValue)

function measured(sources: readonly Source[], field: MeasuredById, rawValue: RawValues): number | null {
  for (const { id, unit, min = 0, max = Number.POSITIVE_INFINITY } of sources) {
    const raw = numberOf(rawValue(id))
    const value = raw === null || raw < min || raw > max ? null : measuredValue(raw * unit, field)
    if (value !== null) return value
  }
  return null
}

/** Accelerometer axes X, Y and Z, mG. */
const TELTONIKA_AXIS_IDS = ['17', '18', '19'] as const
const GREEN_DRIVING_ID = 253
/** The strength of what 253 reports: hundredths of g for accelerating and braking, an angle for a turn. */
const GREEN_DRIVING_VALUE_ID = '254'
const STRENGTH_IN_G = new Set([1, 2])

/**
 * The strength of a harsh manoeuvre, or how far the accelerometer is from gravity alone: which way it is mounted is
 * unknown, so that is the least that the vehicle accelerated.
 */
function gForceOf(cause: unknown, rawValue: RawValues): number | null {
  const strength = numberOf(rawValue(GREEN_DRIVING_VALUE_ID))
  const kind = numberOf(cause) === GREEN_DRIVING_ID ? numberOf(rawValue(String(GREEN_DRIVING_ID))) : null
  if (kind !== null && STRENGTH_IN_G.has(kind) && strength !== null)
    return measuredValue(strength / HUNDREDTHS_PER_G, 'gForce')
  const [x, y, z] = TELTONIKA_AXIS_IDS.map((id) => numberOf(rawValue(id)))
  if (x == null || y == null || z == null) return null
  return measuredValue(Math.abs(Math.hypot(x, y, z) / MILLI_G_PER_G - 1), 'gForce')
}
const HUNDREDTHS_PER_G = 100
const MILLI_G_PER_G = 1_000

/**
 * The event of a record by the AVL id that caused it and, where it matters, its value. Only the id in `evt` is an
 * event: records also carry the other ids' values, so an unplugged tracker would report it in every record.
 */
const EVENTS: Record<string, (value: number) => EventName | null> = {
  175: () => 'geofence',
  236: (value) => (value === 1 ? 'alarm' : null),
  246: (value) => (value === 1 ? 'towing' : null),
  247: (value) => (value > 0 ? 'collision' : null),
  249: (value) => (value > 0 ? 'jamming' : null),
  251: (value) => (value === 1 ? 'idling' : null),
  252: (value) => (value === 1 ? 'unplugged' : null),
  [GREEN_DRIVING_ID]: (value) => DRIVING[value] ?? null,
}
const DRIVING: Record<number, EventName> = { 1: 'rapidAcceleration', 2: 'rapidDeceleration', 3: 'sharpTurn' }

function eventsOf(cause: unknown, rawValue: RawValues): readonly EventName[] {
  const id = numberOf(cause)
  const value = id === null ? null : numberOf(rawValue(String(id)))
  const event = value === null ? null : EVENTS[String(id)]?.(value)
  return event ? [event] : []
}

/**
 * The SMS text of a command. A Teltonika tracker executes any SMS text, so only what is listed here is passed on:
 * `cut`, which the interlock guards, and `restore` switch an output, and no spelling of a text does.
 */
function smsTextOf({ kind, text }: OutgoingCommand): string | null {
  if (kind === 'cut') return 'setdigout 1'
  if (kind === 'restore') return 'setdigout 0'
  return READ_COMMANDS[text.toUpperCase()] ?? null
}
