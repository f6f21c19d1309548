import type { Geofence } from '../../shared/geofences/geofence.ts'
import { toIso } from '../../shared/time.ts'
import type { Crossing } from '../../shared/watching/crossing.ts'
import { eventId } from '../../shared/watching/event-id.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import { newEvent, type StoredCrossing } from '../stores/events/stored-event.ts'

type Crossed = Pick<StoredDevice, 'accountId' | 'deviceId' | 'deviceName' | 'trackId' | 'vehicleNum'>

/** The event of a crossing: the names of its device and geofence are those of now, and stay when these change. */
export const crossingEvent = (
  { type, at, lat, lng, speedKmh, course, interpolated, reasons }: Crossing,
  { accountId, deviceId, deviceName, trackId, vehicleNum }: Crossed,
  { geofenceId, name }: Pick<Geofence, 'geofenceId' | 'name'>,
  late: boolean,
): StoredCrossing =>
  newEvent({
    kind: 'crossing',
    accountId,
    trackId,
    eventId: eventId([trackId, geofenceId, type, at]),
    eventType: type,
    timestamp: toIso(at),
    plateNumber: vehicleNum,
    deviceId,
    deviceName,
    geofenceId,
    geofenceName: name,
    location: { latitude: lat, longitude: lng },
    heading: course,
    speed: speedKmh,
    late,
    interpolated,
    reasons: [...reasons],
  })
