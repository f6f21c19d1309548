import { CSV_LINE_END, csvText } from '../../../../shared/trails/export-csv.ts'
import { zonedIso } from '../../../../shared/trails/zoned-iso.ts'
import type { GeofenceEvent } from '../../../../shared/watching/event.ts'

/** The columns, in order. */
const EVENT_COLUMNS = [
  'time',
  'type',
  'device',
  'deviceId',
  'plateNumber',
  'geofence',
  'latitude',
  'longitude',
  'speed',
  'heading',
  'late',
  'notifications',
  'eventId',
] as const
type EventColumn = (typeof EVENT_COLUMNS)[number]

type Written = { timeZone: string; perKmh: number; headText: (column: EventColumn) => string }

/** Events as CSV (RFC 4180), one a line, with times in the account's zone and speeds in its units. Unknown is empty. */
export function eventsCsv(events: readonly GeofenceEvent[], written: Written): string {
  const head = EVENT_COLUMNS.map((column) => csvText(written.headText(column))).join(',')
  const lines = events.map((event) => {
    const fields = fieldsOf(event, written)
    return EVENT_COLUMNS.map((column) => fields[column]).join(',')
  })
  return [head, ...lines, ''].join(CSV_LINE_END)
}

function fieldsOf(event: GeofenceEvent, { timeZone, perKmh }: Written): Record<EventColumn, string | number> {
  const { location, speed, heading, notifications } = event
  return {
    time: zonedIso(Date.parse(event.timestamp), timeZone),
    type: event.eventType,
    device: csvText(event.deviceName),
    deviceId: csvText(event.deviceId),
    plateNumber: csvText(event.plateNumber ?? ''),
    geofence: csvText(event.geofenceName),
    latitude: location.latitude,
    longitude: location.longitude,
    speed: speed === null ? '' : (speed * perKmh).toFixed(1),
    heading: heading ?? '',
    late: String(event.late),
    notifications: csvText(notifications.map(({ channel, state }) => `${channel} ${state}`).join('; ')),
    eventId: csvText(event.eventId),
  }
}
