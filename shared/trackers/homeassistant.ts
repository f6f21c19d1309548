import { TRACKER } from '../tracking/topics.ts'
import { KMH_PER_METRE_PER_SECOND } from '../units.ts'
import { type CommonReason, unreadable } from './decoded.ts'
import type { TrackerDialect } from './dialect.ts'
import { fieldReader, isObject } from './field-reader.ts'
import { decodedOf, type FixReason, fixOf } from './fix.ts'
import { measuredValue } from './values.ts'

type Reason = CommonReason | FixReason | 'array-empty' | 'position-missing'

/**
 * The attributes of a device tracker of Home Assistant (home-assistant.io, integrations/device_tracker.mqtt). They
 * have no time, so it is that of the receipt; an integration may add `timestamp`. Speeds are in m/s.
 */
export const homeassistant: TrackerDialect<Reason> = {
  telemetry: `homeassistant/device_tracker/${TRACKER}/attributes`,
  bridged: true,
  http: null,
  decode(body, receivedAt) {
    if (!isObject(body)) return unreadable('not-an-object')
    const field = fieldReader(body)
    const [lat, lon] = [field('latitude'), field('longitude')]
    if (lat === undefined && lon === undefined) return unreadable('position-missing')
    const fix = fixOf({ time: field('timestamp') ?? receivedAt, lat, lon }, receivedAt, {
      speedKmh: measuredValue(field('speed'), 'speedKmh', KMH_PER_METRE_PER_SECOND),
      course: measuredValue(field('course'), 'course'),
      altitudeM: measuredValue(field('altitude'), 'altitudeM'),
      accuracyM: measuredValue(field('gps_accuracy'), 'accuracyM'),
      batteryPercent: measuredValue(field('battery_level', 'battery'), 'batteryPercent'),
    })
    return decodedOf([fix], false)
  },
  commands: null,
}
