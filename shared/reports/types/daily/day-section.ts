import { isWithinMetres } from '../../../geo/distance.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Block, Section, TrailMap } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import { eventText } from '../common/event-text.ts'
import type { Pen } from '../common/pen.ts'
import { tableOf } from '../common/table-of.ts'
import type { DeviceDay } from './device-days.ts'
import { timelineTable } from './timeline.ts'

/** Up to so many days of devices have a section each. More of them would be no summary. */
export const DETAILED_DAYS_MAX = 10

/** A section for each day on which a device did something, or a hint to choose fewer of them. */
export function daySections(input: ReportInput, days: readonly DeviceDay[], pen: Pen): Section[] {
  const { details, detailsLeftOut } = pen.texts.dailySummary
  const eventful = days.filter(isEventful)
  if (eventful.length <= DETAILED_DAYS_MAX) return eventful.map((day) => daySection(day, input, pen))
  return [{ title: details, blocks: [{ kind: 'paragraph', text: detailsLeftOut }] }]
}

const isEventful = ({ figures, trips, stops, events }: DeviceDay) =>
  figures.drivingMinutes > 0 || trips.length + stops.length + events.length > 0

const daySection = (day: DeviceDay, input: ReportInput, pen: Pen): Section => ({
  title:
    input.period.days.length === 1
      ? day.device.deviceName
      : fill(pen.texts.dailySummary.dayOf, {
          device: day.device.deviceName,
          date: pen.date(day.figures.date),
        }),
  blocks: [
    dayBar(day, pen),
    ...dayMap(day, input, pen),
    timelineTable(day, input, pen),
    ...eventTable(day, pen),
  ],
})

const dayBar = ({ day, figures }: DeviceDay, pen: Pen): Block => ({
  kind: 'chart',
  form: 'dayBar',
  title: pen.texts.dailySummary.dayBar,
  from: day.from,
  to: day.to,
  spans: figures.spans,
})

function eventTable({ events, device }: DeviceDay, pen: Pen): Block[] {
  if (events.length === 0) return []
  const { columns } = pen.common
  const texts = pen.texts.dailySummary
  return [
    tableOf(
      events,
      [
        {
          key: 'time',
          title: columns.time,
          kind: 'time',
          of: ({ timestamp }) => Date.parse(timestamp),
        },
        {
          key: 'event',
          title: columns.event,
          kind: 'text',
          weight: 4,
          of: (event) => eventText(event, pen),
        },
      ],
      { title: texts.events, emptyText: texts.noEvents, deviceName: device.deviceName },
    ),
  ]
}

type Mark = TrailMap['marks'][number]

/** On the map of a day, marks nearer to each other than this would overlap. */
const SAME_MARK_M = 100

/** Where the device was driven on the day. A private trip is shown to nobody, so there is no map of its day. */
function dayMap(day: DeviceDay, { placeName }: ReportInput, pen: Pen): Block[] {
  const { map, mapHidden } = pen.texts.dailySummary
  const lines = day.device.trails.find(({ date }) => date === day.figures.date)?.lines ?? []
  if (lines.length === 0 || day.figures.drivingMinutes === 0) return []
  if (day.hidesMap) return [{ kind: 'paragraph', text: mapHidden }]
  const [start, end] = [lines[0]?.[0], lines.at(-1)?.at(-1)]
  const marks: Mark[] = [
    ...(start === undefined ? [] : [{ at: start, mark: 'start' as const }]),
    ...(end === undefined ? [] : [{ at: end, mark: 'end' as const }]),
    ...day.stops.map(({ place }) => ({ at: place, mark: 'stop' as const })),
  ].map((mark) => ({ ...mark, label: placeName(mark.at) }))
  return [{ kind: 'map', title: map, lines, marks: apart(marks) }]
}

/** Without marks where there is one already: a round trip ends where it starts. */
const apart = (marks: readonly Mark[]): Mark[] =>
  marks.filter(
    ({ at }, index) => !marks.slice(0, index).some((before) => isWithinMetres(SAME_MARK_M, before.at, at)),
  )
