import { newEvent, type StoredCrossing } from '../../../functions/stores/events/stored-event.ts'
import { toIso } from '../../../shared/time.ts'
import { NOON } from '../tracking/a-position.ts'

/** An entry of a boat at the marina, at noon. */
export const aStoredEvent = (fields: Partial<StoredCrossing> = {}): StoredCrossing => ({
  ...newEvent({
    kind: 'crossing',
    accountId: 'owner',
    trackId: 'track-1',
    eventId: `event-at-${fields.timestamp ?? toIso(NOON)}`,
    eventType: 'entry',
    timestamp: toIso(NOON),
    plateNumber: null,
    deviceId: 'SEA240',
    deviceName: 'Sea Ray',
    geofenceId: 'marina',
    geofenceName: 'Marina',
    location: { latitude: 26.1, longitude: -80.1 },
    heading: null,
    speed: 31.5,
    late: false,
    interpolated: false,
    reasons: [],
    ...fields,
  }),
  notifications: fields.notifications ?? {},
})
