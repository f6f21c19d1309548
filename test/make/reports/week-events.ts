import type { GeofenceVisit } from '../../../shared/reports/report-input.ts'
import { toIso } from '../../../shared/time.ts'
import type { AccountEvent } from '../../../shared/watching/event.ts'
import { DEPOT, QUARRY } from './week-places.ts'
import { at, endOfDriveOverChange, FRI, MON, SAT, SUN, THU, TUE, WED, type Week } from './weeks.ts'

/** The van's visits to the geofence around the depot, which was drawn on the first Monday. */
export const weekVisits = (week: Week): GeofenceVisit[] => [
  ...[MON, TUE, WED, THU, FRI].map((day) => visit(at(week, day, '08:30'), at(week, day, '17:00'))),
  visit(at(week, SAT, '00:20'), at(week, SAT, '10:00')),
  visit(endOfDriveOverChange(week), at(week, SUN, '15:00')),
]

/** Seven entries, seven exits, two firings of the rule Speeding and one of No contact: 17 events. */
export const weekEvents = (week: Week): AccountEvent[] =>
  [
    ...weekVisits(week).flatMap(({ enteredAt, leftAt }) => [
      crossing('entry', enteredAt ?? Number.NaN),
      crossing('exit', leftAt ?? Number.NaN),
    ]),
    firing('VAN1', 'Van 1', 'Speeding', at(week, WED, '17:10')),
    firing('VAN1', 'Van 1', 'Speeding', at(week, SUN, '15:10')),
    firing('TRUCK7', 'Truck 7', 'No contact', at(week, TUE, '13:00')),
  ].toSorted((a, b) => a.timestamp.localeCompare(b.timestamp))

export const weekEventsBefore = (week: Week): AccountEvent[] => [
  firing('VAN1', 'Van 1', 'Speeding', at(week, WED - 7, '17:10')),
]

const visit = (enteredAt: number, leftAt: number): GeofenceVisit => ({
  deviceId: 'VAN1',
  geofenceId: 'DEPOT',
  geofenceName: 'Depot',
  enteredAt,
  leftAt,
})

const common = {
  plateNumber: null,
  heading: null,
  late: false,
  reasons: [],
  notifications: [],
}

const crossing = (eventType: 'entry' | 'exit', when: number): AccountEvent => ({
  kind: 'crossing',
  ...common,
  eventId: `${eventType}-${when}`,
  eventType,
  timestamp: toIso(when),
  deviceId: 'VAN1',
  deviceName: 'Van 1',
  geofenceId: 'DEPOT',
  geofenceName: 'Depot',
  location: { latitude: DEPOT.lat, longitude: DEPOT.lng },
  speed: 0,
  notificationSent: 'sent',
  interpolated: false,
})

const firing = (deviceId: string, deviceName: string, ruleName: string, when: number): AccountEvent => ({
  kind: 'rule',
  ...common,
  eventId: `${ruleName}-${when}`,
  ruleId: ruleName,
  ruleName,
  timestamp: toIso(when),
  deviceId,
  deviceName,
  location: { latitude: QUARRY.lat, longitude: QUARRY.lng },
  speed: 90,
})
