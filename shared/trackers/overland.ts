import { KMH_PER_METRE_PER_SECOND } from '../units.ts'
import { type CommonReason, unreadable } from './decoded.ts'
import type { TrackerDialect } from './dialect.ts'
import { isObject } from './field-reader.ts'
import { decodedOf, type Element, type FixReason, fixOf } from './fix.ts'
import { measuredValue, numberOf } from './values.ts'

type Reason = CommonReason | FixReason | 'array-empty' | 'position-missing'

/**
 * Overland for iOS (README of aaronpk/Overland-iOS): GeoJSON points in metres and m/s, a charge of 0 to 1, and -1 for
 * unknown. It keeps its batch until the answer is an object with `"result":"ok"`.
 */
export const overland: TrackerDialect<Reason> = {
  telemetry: null,
  http: { fields: 'json', success: { result: 'ok' } },
  decode(body, receivedAt) {
    if (!isObject(body)) return unreadable('not-an-object')
    const { locations } = body
    if (!Array.isArray(locations)) return unreadable('position-missing')
    // an empty batch is a sign of life
    if (locations.length === 0) return decodedOf<Reason>([{ contact: 'empty' }], false)
    return decodedOf(
      locations.map((feature) => featureFix(feature, receivedAt)),
      true,
    )
  },
  commands: null,
}

function featureFix(feature: unknown, receivedAt: number): Element<Reason> {
  if (!isObject(feature)) return { problem: 'not-an-object' }
  const { geometry, properties } = feature
  if (!isObject(properties)) return { problem: 'not-an-object' }
  const coordinates = isObject(geometry) && geometry.type === 'Point' ? geometry.coordinates : null
  // a trip has no position of the phone
  if (!Array.isArray(coordinates)) return { contact: 'trip' }
  const hasAltitude = (numberOf(properties.vertical_accuracy) ?? 0) >= 0
  return fixOf({ time: properties.timestamp, lat: coordinates[1], lon: coordinates[0] }, receivedAt, {
    speedKmh: measuredValue(properties.speed, 'speedKmh', KMH_PER_METRE_PER_SECOND),
    course: measuredValue(properties.course, 'course'),
    altitudeM: hasAltitude ? measuredValue(properties.altitude, 'altitudeM') : null,
    accuracyM: measuredValue(properties.horizontal_accuracy, 'accuracyM'),
    batteryPercent: measuredValue(properties.battery_level, 'batteryPercent', 100),
  })
}
