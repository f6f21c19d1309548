import type { MessageChannel, Outcome } from '../../../notifications/outcome.ts'

/** The report of events and their notifications. */
export const alertSummaryTexts = {
  events: 'Events',
  devices: 'Devices',
  devicesWithEvents: 'Devices with events',
  notifications: 'Notifications',
  outcomes: {
    delivered: 'Delivered',
    failed: 'Failed',
    pending: 'Pending',
    suppressed: 'Held back',
  } satisfies Record<Outcome, string>,
  channels: {
    email: 'Email',
    sms: 'SMS',
    push: 'Push',
    webhook: 'Webhook',
  } satisfies Record<MessageChannel, string>,
  /** In a row, such as `Email: Delivered`. */
  outcomeOf: '{{channel}}: {{outcome}}',
  before: '{{count}} in the period before',
  byHour: 'Events by hour of the day',
  sourceByHour: 'Rules and geofences by hour of the day',
  bySource: 'By rule and geofence',
  source: 'Rule or geofence',
  byDevice: 'By device',
  channel: 'Channel',
  lastEvent: 'Last event',
  place: 'Place',
  speed: 'Speed',
  noEvents: 'Nothing happened in this period.',
  noNotifications: 'Nobody was notified in this period.',
  definitions: {
    event: 'An event is an alert of a geofence (entered, left, stayed) or a rule whose conditions were met.',
    delivered:
      'A notification counts as delivered once the provider has accepted it. Held back are those that were not sent on purpose: no consent, muted, quiet hours or a limit.',
    late: 'An event that was found more than {{duration}} after it happened is sent only if it is critical, or in a digest of late alerts.',
    hours: 'Hours are those of this time zone: {{zone}}.',
  },
} as const
