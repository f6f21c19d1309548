import { fill } from '../../../i18n/fill.ts'
import type { Block, Section, Tile } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { eventsByHour, hourLabels } from './event-hours.ts'
import { type EventSums, eventSums, eventsBySource } from './event-sums.ts'
import { channelTable, deviceTable, eventTable, sourceTable } from './event-tables.ts'

/** More rows of a heat map than these are not read. */
const HEAT_ROWS_MAX = 12

/** All events at a glance, then by what raised them, by device, their notifications, and each one. */
export function eventSections(input: ReportInput, pen: Pen): Section[] {
  const texts = pen.texts.alertSummary
  const all = eventSums(input.events)
  return [
    { title: pen.common.summary, blocks: [tiles(input, all, pen), ...hourChart(input, pen)] },
    { title: texts.bySource, blocks: [sourceTable(input.events, all, pen), ...sourceChart(input, pen)] },
    { title: texts.byDevice, blocks: [deviceTable(input, all, pen)] },
    { title: texts.notifications, blocks: [channelTable(input.events, all, pen)] },
    { title: texts.events, blocks: [eventTable(input, pen)] },
  ]
}

function tiles({ devices, eventsBefore }: ReportInput, all: EventSums, pen: Pen): Block {
  const texts = pen.texts.alertSummary
  const tile = (label: string, value: number, note: string | null = null): Tile => ({
    label,
    value,
    valueKind: 'integer',
    note,
  })
  return {
    kind: 'tiles',
    tiles: [
      tile(texts.events, all.events, fill(texts.before, { count: pen.count(eventsBefore.length) })),
      {
        label: texts.devicesWithEvents,
        value: fill(pen.common.countOf, {
          count: pen.count(all.devices),
          total: pen.count(devices.length),
        }),
        valueKind: 'text',
        note: null,
      },
      tile(texts.outcomes.delivered, all.delivered),
      tile(texts.outcomes.failed, all.failed),
      tile(texts.outcomes.suppressed, all.suppressed),
    ],
  }
}

function hourChart({ events, period }: ReportInput, { texts, writing }: Pen): Block[] {
  if (events.length === 0) return []
  const { byHour, events: name } = texts.alertSummary
  return [
    {
      kind: 'chart',
      form: 'bars',
      title: byHour,
      categories: hourLabels(writing.times.clock.timeFormat),
      series: [{ name, values: eventsByHour(events, period.timezone) }],
      valueKind: 'integer',
    },
  ]
}

/** A single rule is in the chart of all events. */
function sourceChart({ events, period }: ReportInput, { texts, writing }: Pen): Block[] {
  const sources = eventsBySource(events).slice(0, HEAT_ROWS_MAX)
  if (sources.length < 2) return []
  return [
    {
      kind: 'chart',
      form: 'heat',
      title: texts.alertSummary.sourceByHour,
      columns: hourLabels(writing.times.clock.timeFormat),
      rows: sources.map(({ name, events: own }) => ({ name, values: eventsByHour(own, period.timezone) })),
      valueKind: 'integer',
    },
  ]
}
