import { DAY_MS } from '../../../time.ts'
import type { Table, Value } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import { hidesPlaces, minutesOf } from '../common/noted-trips.ts'
import type { Pen } from '../common/pen.ts'
import { tableOf } from '../common/table-of.ts'
import type { DeviceDay } from './device-days.ts'

type Row = {
  start: number
  end: number | null
  activity: string
  from: string
  to: Value
  distanceKm: number | null
  maxSpeedKmh: number | null
  idleMinutes: number | null
}

/** The trips and stops of a day in order. */
export function timelineTable(day: DeviceDay, input: ReportInput, pen: Pen): Table {
  const { columns } = pen.common
  const { dailySummary } = pen.texts
  const rows = [...tripRows(day, input, pen), ...stopRows(day, input, pen)]
  return tableOf(
    rows.toSorted((a, b) => a.start - b.start),
    [
      { key: 'activity', title: dailySummary.activity, kind: 'text', of: ({ activity }) => activity },
      { key: 'start', title: columns.start, kind: 'time', of: ({ start }) => start },
      { key: 'end', title: columns.end, kind: endKind(rows, day), of: ({ end }) => end },
      {
        key: 'duration',
        title: columns.duration,
        kind: 'duration',
        of: (row) => minutesOf(row, input.generatedAt),
      },
      { key: 'from', title: columns.from, kind: 'text', weight: 2, of: ({ from }) => from },
      { key: 'to', title: columns.to, kind: 'text', weight: 2, of: ({ to }) => to },
      { key: 'distanceKm', title: columns.distance, kind: 'distance', of: ({ distanceKm }) => distanceKm },
      {
        key: 'maxSpeedKmh',
        title: columns.maxSpeed,
        kind: 'speed',
        of: ({ maxSpeedKmh }) => maxSpeedKmh,
      },
      {
        key: 'idleMinutes',
        title: columns.idle,
        kind: 'duration',
        of: ({ idleMinutes }) => idleMinutes,
      },
    ],
    {
      title: dailySummary.details,
      emptyText: dailySummary.noTimeline,
      deviceName: day.device.deviceName,
    },
  )
}

/** With the date where the day after is over by then, so that the time alone would mislead. */
const endKind = (rows: readonly Row[], { day }: DeviceDay) =>
  rows.some(({ end }) => end !== null && end - day.to >= DAY_MS) ? 'dateTime' : 'time'

const tripRows = ({ trips }: DeviceDay, { placeName }: ReportInput, pen: Pen): Row[] =>
  trips.map((trip) => {
    const isHidden = hidesPlaces(trip)
    return {
      start: trip.start,
      end: trip.end,
      activity: pen.texts.dailySummary.trip,
      from: isHidden ? pen.common.private : placeName(trip.from),
      to: isHidden || trip.to === null ? null : placeName(trip.to),
      distanceKm: trip.distanceKm,
      maxSpeedKmh: trip.maxSpeedKmh,
      idleMinutes: null,
    }
  })

const stopRows = ({ stops }: DeviceDay, { placeName }: ReportInput, pen: Pen): Row[] =>
  stops.map(({ start, end, place, idleMinutes, isHidden }) => ({
    start,
    end,
    activity: pen.texts.dailySummary.stop,
    from: isHidden ? pen.common.private : placeName(place),
    to: null,
    distanceKm: null,
    maxSpeedKmh: null,
    idleMinutes,
  }))
