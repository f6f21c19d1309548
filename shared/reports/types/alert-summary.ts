import * as z from 'zod'
import { fill } from '../../i18n/fill.ts'
import { MINUTE_MS, toIsoOrNull } from '../../time.ts'
import { LATE_AFTER_MS, NotificationChannel } from '../../watching/event.ts'
import type { ReportDefinition, ReportInput } from '../report-input.ts'
import { eventsByHour } from './alerts/event-hours.ts'
import { eventPlaces } from './alerts/event-places.ts'
import { eventSections } from './alerts/event-sections.ts'
import { eventSums, eventsBySource, messagesOf } from './alerts/event-sums.ts'
import { completenessOf } from './common/completeness.ts'
import { eventsByDevice, eventText } from './common/event-text.ts'
import { headOf } from './common/head.ts'
import { type Pen, penOf } from './common/pen.ts'

const Count = z.number().int().min(0)
const sums = {
  events: Count,
  delivered: Count,
  failed: Count,
  pending: Count,
  suppressed: Count,
  lastEventAt: z.iso.datetime().nullable(),
}
const Outcome = z.enum(['delivered', 'failed', 'pending', 'suppressed'])

export const AlertSummaryParts = z.object({
  /** Rules and geofences, the one with the most events first. */
  sources: z.array(
    z.object({
      kind: z.enum(['rule', 'crossing']),
      id: z.string(),
      name: z.string(),
      devices: Count,
      ...sums,
    }),
  ),
  deviceEvents: z.array(z.object({ deviceId: z.string(), ...sums })),
  /** By the hour of the report's time zone, from 0 to 23. */
  eventsByHour: z.array(Count).length(24),
  eventsBefore: Count,
  events: z.array(
    z.object({
      eventId: z.string(),
      timestamp: z.iso.datetime(),
      deviceId: z.string(),
      deviceName: z.string(),
      event: z.string(),
      /** `null` on a private trip. */
      place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }).nullable(),
      speedKmh: z.number().nullable(),
      /** Without recipients, because reports are passed on. */
      notifications: z.array(z.object({ channel: NotificationChannel, outcome: Outcome })),
    }),
  ),
})
type AlertSummaryParts = z.infer<typeof AlertSummaryParts>

/** Events of geofences and rules, and who was notified of them. */
export const alertSummary: ReportDefinition = {
  needs: { figures: true, events: true, eventsBefore: true, notes: true },
  build(input) {
    const pen = penOf(input.writing)
    const head = headOf(input, 'alert_summary', pen)
    const { definitions } = pen.texts.alertSummary
    const document = {
      ...head,
      sections: eventSections(input, pen),
      completeness: completenessOf(input, pen),
      definitions: [
        definitions.event,
        definitions.delivered,
        fill(definitions.late, { duration: pen.duration(LATE_AFTER_MS / MINUTE_MS) }),
        fill(definitions.hours, { zone: head.timezone }),
      ],
    }
    return { document, parts: partsOf(input, pen) }
  },
}

function partsOf(input: ReportInput, pen: Pen): AlertSummaryParts {
  const { devices, events, eventsBefore, period } = input
  const eventsOf = eventsByDevice(events)
  const placeOf = eventPlaces(input)
  return {
    sources: eventsBySource(events).map(({ kind, sourceId, name, events: own }) => ({
      kind,
      id: sourceId,
      name,
      devices: eventSums(own).devices,
      ...sumParts(own),
    })),
    deviceEvents: devices.map(({ deviceId }) => ({ deviceId, ...sumParts(eventsOf.get(deviceId) ?? []) })),
    eventsByHour: eventsByHour(events, period.timezone),
    eventsBefore: eventsBefore.length,
    events: events.map((event) => {
      const name = placeOf(event)
      return {
        eventId: event.eventId,
        timestamp: event.timestamp,
        deviceId: event.deviceId,
        deviceName: event.deviceName,
        event: eventText(event, pen),
        place: name === null ? null : { ...event.location, name },
        speedKmh: event.speed,
        notifications: messagesOf(event),
      }
    }),
  }
}

function sumParts(events: ReportInput['events']) {
  const { events: count, delivered, failed, pending, suppressed, lastAt } = eventSums(events)
  return { events: count, delivered, failed, pending, suppressed, lastEventAt: toIsoOrNull(lastAt) }
}
