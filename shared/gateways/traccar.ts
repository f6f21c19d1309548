import { HOUR_MS } from '../time.ts'
import type { CommonReason } from '../trackers/decoded.ts'
import type { TrackerDialect } from '../trackers/dialect.ts'
import { alarmNamesIn } from '../trackers/event-names.ts'
import { isObject } from '../trackers/field-reader.ts'
import { DECIDES_NOTHING, decodeEach, type Element, type FixReason, fixOf } from '../trackers/fix.ts'
import { fixTimeOf } from '../trackers/fix-time.ts'
import { inputStates } from '../trackers/on-board/inputs.ts'
import { booleanOf, measuredValue, numberOf } from '../trackers/values.ts'
import { KM_PER_NAUTICAL_MILE, METRES_PER_KM } from '../units.ts'

type Reason = CommonReason | FixReason | 'array-empty' | 'position-missing'

/** What Traccar sends as the time of a fix before there is one. */
const NO_FIX_BEFORE = Date.UTC(1981, 0)

/**
 * What a Traccar server forwards (`forward.type=json`): one position with its device. An outdated position repeats the
 * last fix and counts as contact only: older servers mark it, newer ones repeat the time of that fix.
 */
export const traccar: TrackerDialect<Reason> = {
  telemetry: null,
  http: null,
  decode: (body, receivedAt) => decodeEach(body, (element) => forwardedFix(element, receivedAt)),
  commands: null,
}

function forwardedFix(element: unknown, receivedAt: number): Element<Reason> {
  if (!isObject(element)) return { problem: 'not-an-object' }
  const { position } = element
  if (!isObject(position)) return { problem: 'position-missing' }
  const fixTime = fixTimeOf(position.fixTime)
  if (position.outdated === true || (fixTime !== null && fixTime < NO_FIX_BEFORE && fixTime > 0))
    return { contact: 'outdated' }
  const attributes = isObject(position.attributes) ? position.attributes : {}
  // Traccar's accuracy of 0 is unknown
  const accuracy = numberOf(position.accuracy) || null
  const isUndecided = position.valid === false || attributes.approximate === true
  return fixOf({ time: position.fixTime, lat: position.latitude, lon: position.longitude }, receivedAt, {
    sentAt: fixTimeOf(position.deviceTime),
    speedKmh: measuredValue(position.speed, 'speedKmh', KM_PER_NAUTICAL_MILE),
    course: measuredValue(position.course, 'course'),
    altitudeM: measuredValue(position.altitude, 'altitudeM'),
    accuracyM: isUndecided ? DECIDES_NOTHING : measuredValue(accuracy, 'accuracyM'),
    satellites: measuredValue(attributes.sat, 'satellites'),
    hdop: measuredValue(attributes.hdop, 'hdop'),
    ignition: booleanOf(attributes.ignition),
    batteryVolts: measuredValue(attributes.power, 'batteryVolts'),
    batteryPercent: measuredValue(attributes.batteryLevel, 'batteryPercent'),
    cellular: measuredValue(attributes.rssi, 'cellular'),
    odometerKm: measuredValue(
      attributes.odometer ?? attributes.totalDistance,
      'odometerKm',
      1 / METRES_PER_KM,
    ),
    engineHours: measuredValue(attributes.hours, 'engineHours', 1 / HOUR_MS),
    relayCut: booleanOf(attributes.blocked),
    events: alarmNamesIn(attributes.alarm),
    ...inputStates((number) => booleanOf(attributes[`di${number}`] ?? attributes[`in${number}`])),
  })
}
