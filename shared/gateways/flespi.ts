import type { CommonReason } from '../trackers/decoded.ts'
import type { TrackerDialect } from '../trackers/dialect.ts'
import type { EventName } from '../trackers/event-names.ts'
import { fieldReader, isObject } from '../trackers/field-reader.ts'
import { DECIDES_NOTHING, decodeEach, type Element, type FixReason, fixOf } from '../trackers/fix.ts'
import { inputStates } from '../trackers/on-board/inputs.ts'
import { bitOf, booleanOf, CSQ_MAX, measuredValue } from '../trackers/values.ts'

type Reason = CommonReason | FixReason | 'array-empty'

/** The flags of a message that are events, where they are true. */
const EVENTS: Record<string, EventName> = {
  'alarm.event.trigger': 'alarm',
  'towing.event.trigger': 'towing',
  'towing.alarm.status': 'towing',
  'shock.event.trigger': 'collision',
  'overspeeding.event.trigger': 'speeding',
  'harsh.acceleration.event.trigger': 'rapidAcceleration',
  'harsh.braking.event.trigger': 'rapidDeceleration',
  'harsh.cornering.event.trigger': 'sharpTurn',
  'gsm.jamming.event.trigger': 'jamming',
}

/**
 * A message of flespi's HTTP stream: flat, with dotted names. A stream may be set to another separator or to nested
 * objects, so both are read too. Times are seconds with a fraction, speeds km/h. A missing `position.valid` is true.
 */
export const flespi: TrackerDialect<Reason> = {
  telemetry: null,
  http: null,
  decode: (body, receivedAt) => decodeEach(body, (element) => messageFix(element, receivedAt)),
  commands: null,
}

function messageFix(element: unknown, receivedAt: number): Element<Reason> {
  if (!isObject(element)) return { problem: 'not-an-object' }
  const flat = flattened(element)
  const field = fieldReader(flat)
  const place = {
    time: field('timestamp'),
    lat: field('position.latitude'),
    lon: field('position.longitude'),
  }
  if (place.lat === undefined && place.lon === undefined) return { contact: 'reading' }
  return fixOf(place, receivedAt, {
    speedKmh: measuredValue(field('position.speed'), 'speedKmh'),
    course: measuredValue(field('position.direction'), 'course'),
    altitudeM: measuredValue(field('position.altitude'), 'altitudeM'),
    accuracyM: field('position.valid') === false ? DECIDES_NOTHING : null,
    satellites: measuredValue(field('position.satellites'), 'satellites'),
    hdop: measuredValue(field('position.hdop'), 'hdop'),
    ignition: booleanOf(field('engine.ignition.status')),
    batteryVolts: measuredValue(field('external.powersource.voltage'), 'batteryVolts'),
    batteryPercent: measuredValue(field('battery.level'), 'batteryPercent'),
    cellular: measuredValue(field('gsm.signal.level'), 'cellular', CSQ_MAX / 100),
    odometerKm: measuredValue(
      field('vehicle.mileage', 'can.vehicle.mileage', 'gps.vehicle.mileage'),
      'odometerKm',
    ),
    events: [
      ...new Set(Object.entries(EVENTS).flatMap(([name, event]) => (flat[name] === true ? [event] : []))),
    ],
    ...inputStates(
      (number) => booleanOf(flat[`din.${number}`]) ?? bitOf(flat.din, number - 1),
      (number) => measuredValue(flat[`ain.${number}`], 'batteryVolts'),
    ),
  })
}

/** The message with dotted names, however deep its objects and whichever its separator. */
export function flattened(body: Record<string, unknown>, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
      const dotted = `${prefix}${name.replaceAll('_', '.')}`
      return isObject(value) && prefix.length < 60
        ? Object.entries(flattened(value, `${dotted}.`))
        : [[dotted, value]]
    }),
  )
}
