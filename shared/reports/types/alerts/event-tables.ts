import { groupedBy } from '../../../grouped-by.ts'
import { fill } from '../../../i18n/fill.ts'
import type { AccountEvent } from '../../../watching/event.ts'
import type { Table } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import { eventsByDevice, eventText } from '../common/event-text.ts'
import type { Pen } from '../common/pen.ts'
import { deviceField } from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { eventFields, outcomeFields } from './event-fields.ts'
import { eventPlaces } from './event-places.ts'
import {
  type EventSums,
  eventSums,
  eventsBySource,
  messagesOf,
  type OutcomeCounts,
  outcomeCounts,
} from './event-sums.ts'

/** The rules and geofences with their events. */
export function sourceTable(events: readonly AccountEvent[], all: EventSums, pen: Pen): Table {
  const texts = pen.texts.alertSummary
  const rows = eventsBySource(events).map(({ name, events: own }) => ({ name, ...eventSums(own) }))
  const fields: Field<(typeof rows)[number]>[] = [
    {
      key: 'source',
      title: texts.source,
      kind: 'text',
      weight: 2,
      of: ({ name }) => name,
      total: pen.common.total,
    },
    ...eventFields(all, pen),
  ]
  return tableOf(rows, fields, { emptyText: texts.noEvents })
}

/** The devices with their events, including those without any. */
export function deviceTable({ devices, events }: ReportInput, all: EventSums, pen: Pen): Table {
  const eventsOf = eventsByDevice(events)
  const rows = devices.map((device) => ({ device, ...eventSums(eventsOf.get(device.deviceId) ?? []) }))
  const fields: Field<(typeof rows)[number]>[] = [
    deviceField(pen),
    ...eventFields(all, pen).filter(({ key }) => key !== 'devices'),
  ]
  return tableOf(rows, fields, { emptyText: pen.common.noDevices })
}

/** The outcome of the notifications by channel. */
export function channelTable(events: readonly AccountEvent[], all: OutcomeCounts, pen: Pen): Table {
  const texts = pen.texts.alertSummary
  const groups = groupedBy(events.flatMap(messagesOf), ({ channel }) => channel)
  const rows = [...groups].map(([channel, messages]) => ({ channel, ...outcomeCounts(messages) }))
  const fields: Field<(typeof rows)[number]>[] = [
    {
      key: 'channel',
      title: texts.channel,
      kind: 'text',
      of: ({ channel }) => texts.channels[channel],
      total: pen.common.total,
    },
    ...outcomeFields(all, pen),
  ]
  return tableOf(rows, fields, { emptyText: texts.noNotifications })
}

/** The events one by one: the rows of a CSV file. */
export function eventTable(input: ReportInput, pen: Pen): Table {
  const { common, texts } = pen
  const placeOf = eventPlaces(input)
  const fields: Field<AccountEvent>[] = [
    {
      key: 'time',
      title: common.columns.time,
      kind: 'dateTime',
      of: ({ timestamp }) => Date.parse(timestamp),
    },
    {
      key: 'device',
      title: common.columns.device,
      kind: 'text',
      weight: 1.5,
      of: ({ deviceName }) => deviceName,
    },
    {
      key: 'plate',
      title: common.columns.plate,
      kind: 'text',
      isOptional: true,
      of: ({ plateNumber }) => plateNumber,
    },
    {
      key: 'event',
      title: common.columns.event,
      kind: 'text',
      weight: 2,
      of: (event) => eventText(event, pen),
    },
    {
      key: 'place',
      title: texts.alertSummary.place,
      kind: 'text',
      weight: 2,
      of: (event) => placeOf(event) ?? common.private,
    },
    { key: 'speed', title: texts.alertSummary.speed, kind: 'speed', of: ({ speed }) => speed },
    {
      key: 'notifications',
      title: texts.alertSummary.notifications,
      kind: 'text',
      weight: 2,
      of: (event) => outcomeText(event, pen),
    },
  ]
  return tableOf(input.events, fields, { emptyText: texts.alertSummary.noEvents, isMain: true })
}

/** `Email: Delivered; SMS: Failed` */
function outcomeText(event: AccountEvent, { texts: { alertSummary: texts } }: Pen): string {
  const outcomes = messagesOf(event).map(({ channel, outcome }) =>
    fill(texts.outcomeOf, { channel: texts.channels[channel], outcome: texts.outcomes[outcome] }),
  )
  return [...new Set(outcomes)].join('; ')
}
