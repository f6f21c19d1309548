import { METRES_PER_DEGREE } from '../geo/distance.ts'
import { TRACKER } from '../tracking/topics.ts'
import { type CommonReason, NOTHING_DECODED, unreadable } from './decoded.ts'
import type { TrackerDialect } from './dialect.ts'
import { isObject } from './field-reader.ts'
import { decodedOf, type FixReason, fixOf } from './fix.ts'
import { measuredValue, numberOf } from './values.ts'

type Reason = CommonReason | FixReason | 'array-empty' | 'position-missing'

/** Integers: coordinates in 1e-7 degrees, tracks in 1e-5 degrees, dilutions of precision in hundredths. */
const DEGREES_PER_UNIT = 1e-7
const TRACK_DEGREES_PER_UNIT = 1e-5
const HUNDREDTH = 0.01
const COORDINATE_BITS = 32

/**
 * Meshtastic's JSON over MQTT (meshtastic.org, software/integrations/mqtt). A node also publishes the packets that it
 * receives from others; only its own positions are read. It omits fields without a value.
 */
export const meshtastic: TrackerDialect<Reason> = {
  telemetry: `msh/${TRACKER}/2/json/+/+`,
  bridged: true,
  http: null,
  decode(body, receivedAt) {
    if (!isObject(body)) return unreadable('not-an-object')
    const { type, from, sender, payload } = body
    if (typeof type !== 'string') return unreadable('position-missing')
    if (type !== 'position') return { ...NOTHING_DECODED, ignored: 'other packet' }
    if (nodeIdOf(from) !== sender) return { ...NOTHING_DECODED, ignored: 'packet of another node' }
    if (!isObject(payload)) return unreadable('position-missing')
    const [lat, lon] = [degreesOf(payload.latitude_i), degreesOf(payload.longitude_i)]
    const fix = fixOf({ time: payload.time ?? body.timestamp ?? receivedAt, lat, lon }, receivedAt, {
      speedKmh: measuredValue(payload.ground_speed, 'speedKmh'),
      course: measuredValue(payload.ground_track, 'course', TRACK_DEGREES_PER_UNIT),
      altitudeM: measuredValue(payload.altitude, 'altitudeM'),
      accuracyM: accuracyOf(payload.precision_bits),
      satellites: measuredValue(payload.sats_in_view, 'satellites'),
      hdop: measuredValue(payload.PDOP, 'hdop', HUNDREDTH),
    })
    return decodedOf([fix], false)
  },
  commands: null,
}

/** A node's number as its id: `!` and eight hexadecimal digits. */
const nodeIdOf = (number: unknown) => `!${numberOf(number)?.toString(16).padStart(8, '0')}`

function degreesOf(units: unknown): number | undefined {
  const number = numberOf(units)
  return number === null ? undefined : number * DEGREES_PER_UNIT
}

/** The accuracy of coordinates that the channel's settings truncate to so many bits, m; `null` where they do not. */
function accuracyOf(bits: unknown): number | null {
  const number = numberOf(bits)
  if (number === null || number <= 0 || number >= COORDINATE_BITS) return null
  const side = 2 ** (COORDINATE_BITS - number) * DEGREES_PER_UNIT * METRES_PER_DEGREE
  return measuredValue(side / 2, 'accuracyM')
}
