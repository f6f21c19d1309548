import { KMH_PER_METRE_PER_SECOND } from '../units.ts'
import { type CommonReason, unreadable } from './decoded.ts'
import type { TrackerDialect } from './dialect.ts'
import { isObject } from './field-reader.ts'
import { decodedOf, type Element, type FixReason, fixOf } from './fix.ts'
import { inputStates } from './on-board/inputs.ts'
import { bitOf, measuredValue } from './values.ts'

type Reason = CommonReason | FixReason | 'array-empty' | 'position-missing'

const CM_PER_M = 100
/** The bit of the digital inputs; each input follows with the bit of its number. */
const IGNITION_BIT = 0

/** The kinds of fields in a record. */
const GPS = 0
const INPUTS = 2
const ANALOGUE = 6
/** Analogue values: the unit's own battery and external power, in millivolts and in tens of them. */
const EXTERNAL_POWER = '2'
const EXTERNAL_UNITS_PER_VOLT = 100

/**
 * Digital Matter's HTTP connector: records of fields in the classic form, or one flat object (Edge). A record whose fix
 * is older than the record repeats the last fix, so the time of the fix identifies it.
 */
export const digitalMatter: TrackerDialect<Reason> = {
  telemetry: null,
  http: { fields: 'json', success: {} },
  decode(body, receivedAt) {
    if (!isObject(body)) return unreadable('not-an-object')
    if ('lat' in body || 'lng' in body) return decodedOf([edgeFix(body, receivedAt)], false)
    if (!Array.isArray(body.Records)) return unreadable('position-missing')
    return decodedOf(
      body.Records.map((record) => recordFix(record, receivedAt)),
      true,
    )
  },
  commands: null,
}

function recordFix(record: unknown, receivedAt: number): Element<Reason> {
  if (!isObject(record)) return { problem: 'not-an-object' }
  const fields = Array.isArray(record.Fields) ? record.Fields.filter(isObject) : []
  const ofKind = (kind: number) => fields.find(({ FType }) => FType === kind)
  const gps = ofKind(GPS)
  if (gps === undefined) return { contact: 'heartbeat' }
  const inputs = ofKind(INPUTS)?.DIn
  const analogue = ofKind(ANALOGUE)?.AnalogueData
  const power = isObject(analogue) ? analogue[EXTERNAL_POWER] : null
  return fixOf({ time: gps.GpsUTC ?? record.DateUTC, lat: gps.Lat, lon: gps.Long }, receivedAt, {
    speedKmh: measuredValue(gps.Spd, 'speedKmh', KMH_PER_METRE_PER_SECOND / CM_PER_M),
    course: measuredValue(gps.Head, 'course'),
    altitudeM: measuredValue(gps.Alt, 'altitudeM'),
    accuracyM: measuredValue(gps.PosAcc, 'accuracyM'),
    ignition: bitOf(inputs, IGNITION_BIT),
    batteryVolts: measuredValue(power, 'batteryVolts', 1 / EXTERNAL_UNITS_PER_VOLT),
    ...inputStates((number) => bitOf(inputs, IGNITION_BIT + number)),
  })
}

const edgeFix = (body: Record<string, unknown>, receivedAt: number): Element<Reason> =>
  fixOf({ time: body.date, lat: body.lat, lon: body.lng }, receivedAt, {
    accuracyM: measuredValue(body.posAcc, 'accuracyM'),
  })
