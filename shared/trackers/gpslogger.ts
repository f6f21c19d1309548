import { KMH_PER_METRE_PER_SECOND } from '../units.ts'
import type { CommonReason } from './decoded.ts'
import type { TrackerDialect } from './dialect.ts'
import { fieldReader, isObject } from './field-reader.ts'
import { decodeEach, type FixReason, fixOf } from './fix.ts'
import { measuredValue } from './values.ts'

type Reason = CommonReason | FixReason | 'array-empty'

/**
 * GPSLogger for Android, by its custom URL: the names of our template and those of its `%ALL`. Speeds are metres a
 * second, and the text `null` is unknown. It sends in no order, and files again from their start.
 */
export const gpslogger: TrackerDialect<Reason> = {
  telemetry: null,
  http: { fields: 'query', success: {} },
  decode: (body, receivedAt) =>
    decodeEach<Reason>(body, (element) => {
      if (!isObject(element)) return { problem: 'not-an-object' }
      const field = fieldReader(withoutNulls(element))
      const place = {
        time: field('timestamp', 'time'),
        lat: field('lat', 'latitude'),
        lon: field('lon', 'lng', 'longitude'),
      }
      return fixOf(place, receivedAt, {
        speedKmh: measuredValue(field('speedms', 'spd', 'speed'), 'speedKmh', KMH_PER_METRE_PER_SECOND),
        course: measuredValue(field('bearing', 'dir', 'direction'), 'course'),
        altitudeM: measuredValue(field('altitude', 'alt'), 'altitudeM'),
        accuracyM: measuredValue(field('accuracy', 'acc'), 'accuracyM'),
        satellites: measuredValue(field('sat'), 'satellites'),
        hdop: measuredValue(field('hdop'), 'hdop'),
        batteryPercent: measuredValue(field('batt', 'battery'), 'batteryPercent'),
      })
    }),
  commands: null,
}

const withoutNulls = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== 'null' && value !== ''))
