import { type CommonReason, unreadable } from '../trackers/decoded.ts'
import type { TrackerDialect } from '../trackers/dialect.ts'
import { isObject } from '../trackers/field-reader.ts'
import { decodedOf, type Element, type FixReason, fixOf } from '../trackers/fix.ts'
import { signalkOnBoard } from '../trackers/on-board/signalk-on-board.ts'
import { measuredValue, numberOf } from '../trackers/values.ts'
import type { OnBoard } from '../tracking/on-board.ts'
import { TRACKER } from '../tracking/topics.ts'
import { DEGREES_PER_TURN, KMH_PER_METRE_PER_SECOND, RADIANS_PER_DEGREE } from '../units.ts'

type Reason = CommonReason | FixReason | 'array-empty' | 'position-missing'

/** A speed that some instruments send for unknown. */
const NO_SPEED_FROM_MS = 102

/**
 * A delta of Signal K: SI units, so metres a second and radians. The values of one update share its time; one without a
 * position is a reading. What is on board counts wherever it is in the delta. A delta of another vessel is not for here:
 * the gateway drops it by its context.
 */
export const signalk: TrackerDialect<Reason> = {
  telemetry: `signalk/${TRACKER}/delta`,
  bridged: true,
  http: null,
  decode(body, receivedAt) {
    if (!isObject(body)) return unreadable('not-an-object')
    if (!Array.isArray(body.updates)) return unreadable('position-missing')
    const updates = body.updates.map((update) => ({ update, values: valuesOf(update) }))
    const onBoard = signalkOnBoard(new Map(updates.flatMap(({ values }) => [...values])))
    return decodedOf(
      updates.map(({ update, values }) => updateFix(update, values, onBoard, receivedAt)),
      true,
    )
  },
  commands: null,
}

/** The values of an update by their paths. */
const valuesOf = (update: unknown): ReadonlyMap<string, unknown> =>
  new Map(
    (isObject(update) && Array.isArray(update.values) ? update.values.filter(isObject) : []).map(
      ({ path, value }) => [String(path), value],
    ),
  )

function updateFix(
  update: unknown,
  values: ReadonlyMap<string, unknown>,
  onBoard: OnBoard | null,
  receivedAt: number,
): Element<Reason> {
  if (!isObject(update)) return { problem: 'not-an-object' }
  const position = values.get('navigation.position')
  if (!isObject(position)) return { contact: 'reading' }
  const speed = numberOf(values.get('navigation.speedOverGround'))
  const course = numberOf(
    values.get('navigation.courseOverGroundTrue') ?? values.get('navigation.headingTrue'),
  )
  const place = { time: update.timestamp ?? receivedAt, lat: position.latitude, lon: position.longitude }
  return fixOf(place, receivedAt, {
    speedKmh: measuredValue(
      speed === null || speed >= NO_SPEED_FROM_MS ? null : speed,
      'speedKmh',
      KMH_PER_METRE_PER_SECOND,
    ),
    course: measuredValue(course === null ? null : degreesOf(course), 'course'),
    altitudeM: measuredValue(position.altitude, 'altitudeM'),
    satellites: measuredValue(values.get('navigation.gnss.satellites'), 'satellites'),
    hdop: measuredValue(values.get('navigation.gnss.horizontalDilution'), 'hdop'),
    batteryVolts: measuredValue(mainBattery(values, 'voltage'), 'batteryVolts'),
    onBoard,
  })
}

const degreesOf = (radians: number) => (radians / RADIANS_PER_DEGREE + DEGREES_PER_TURN) % DEGREES_PER_TURN

const BATTERY = /^electrical\.batteries\.([^.]+)\.(.+)$/

/** A value of the boat's main battery: `house` or `0`, else the first. */
function mainBattery(values: ReadonlyMap<string, unknown>, name: string): unknown {
  const batteries = [...values].flatMap(([path, value]) => {
    const [, id, field] = BATTERY.exec(path) ?? []
    return field === name ? [{ id, value }] : []
  })
  const main = batteries.find(({ id }) => id === 'house') ?? batteries.find(({ id }) => id === '0')
  return (main ?? batteries[0])?.value
}
