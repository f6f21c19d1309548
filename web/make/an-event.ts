import type { GeofenceEvent } from '../../shared/watching/event.ts'

/** An event with the given fields; everything else has a default. */
export function anEvent(more: Partial<GeofenceEvent> = {}): GeofenceEvent {
  return {
    eventId: 'e1',
    eventType: 'entry',
    timestamp: '2026-11-21T12:00:00.000Z',
    plateNumber: null,
    deviceId: 'SEA240',
    deviceName: 'Sea Ray 240',
    geofenceId: 'g1',
    geofenceName: 'Marina',
    location: { latitude: 25.77, longitude: -80.17 },
    heading: null,
    speed: null,
    notificationSent: 'sent',
    late: false,
    interpolated: false,
    reasons: [],
    notifications: [],
    ...more,
  }
}
