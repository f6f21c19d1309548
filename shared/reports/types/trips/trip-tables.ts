import type { Table } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import { hidesPlaces, minutesOf, type NotedTrip } from '../common/noted-trips.ts'
import type { Pen } from '../common/pen.ts'
import { deviceField } from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { type PurposeSums, purposeSums, sumsOf } from './purpose-sums.ts'

/** The sums of each device's trips by purpose. */
export function purposeTable(trips: readonly NotedTrip[], now: number, pen: Pen): Table {
  const { columns } = pen.common
  const { purposes, share, sums, noTrips } = pen.texts.tripAnalysis
  const all = sumsOf(trips, now)
  const fields: Field<PurposeSums>[] = [
    deviceField(pen),
    {
      key: 'purpose',
      title: columns.purpose,
      kind: 'text',
      of: ({ purpose }) => purposes[purpose ?? 'none'],
    },
    { key: 'trips', title: columns.trips, kind: 'integer', of: (row) => row.trips, total: all.trips },
    {
      key: 'distanceKm',
      title: columns.distance,
      kind: 'distance',
      of: (row) => row.distanceKm,
      total: all.distanceKm,
    },
    {
      key: 'share',
      title: share,
      kind: 'percent',
      of: (row) => (all.distanceKm === 0 ? null : row.distanceKm / all.distanceKm),
    },
    {
      key: 'minutes',
      title: columns.duration,
      kind: 'duration',
      of: (row) => row.minutes,
      total: all.minutes,
    },
  ]
  return tableOf(purposeSums(trips, now), fields, { title: sums, emptyText: noTrips })
}

/** The logbook: by device, in order of time. */
export function tripTable(input: ReportInput, trips: readonly NotedTrip[], pen: Pen): Table {
  const { columns, total } = pen.common
  const { noTrips } = pen.texts.tripAnalysis
  const all = sumsOf(trips, input.generatedAt)
  const date: Field<NotedTrip> = { key: 'date', title: columns.date, kind: 'date', of: (trip) => trip.date }
  const first = input.devices.length > 1 ? [deviceField(pen), date] : [{ ...date, total }]
  const fields: Field<NotedTrip>[] = [
    ...first,
    { key: 'start', title: columns.start, kind: 'time', of: ({ start }) => start },
    { key: 'end', title: columns.end, kind: 'time', of: ({ end }) => end },
    ...placeFields(input, pen),
    {
      key: 'distanceKm',
      title: columns.distance,
      kind: 'distance',
      of: ({ distanceKm }) => distanceKm,
      total: all.distanceKm,
    },
    {
      key: 'minutes',
      title: columns.duration,
      kind: 'duration',
      of: (trip) => minutesOf(trip, input.generatedAt),
      total: all.minutes,
    },
    {
      key: 'averageSpeedKmh',
      title: columns.averageSpeed,
      kind: 'speed',
      of: ({ averageSpeedKmh }) => averageSpeedKmh,
    },
    { key: 'maxSpeedKmh', title: columns.maxSpeed, kind: 'speed', of: ({ maxSpeedKmh }) => maxSpeedKmh },
    ...noteFields(pen),
  ]
  return tableOf(trips, fields, { emptyText: noTrips, isMain: true })
}

const placeFields = ({ placeName }: ReportInput, { common }: Pen): Field<NotedTrip>[] => [
  {
    key: 'from',
    title: common.columns.from,
    kind: 'text',
    weight: 2,
    of: (trip) => (hidesPlaces(trip) ? common.private : placeName(trip.from)),
  },
  {
    key: 'to',
    title: common.columns.to,
    kind: 'text',
    weight: 2,
    of: (trip) => (hidesPlaces(trip) || trip.to === null ? null : placeName(trip.to)),
  },
]

const noteFields = ({ common: { columns }, texts }: Pen): Field<NotedTrip>[] => [
  {
    key: 'purpose',
    title: columns.purpose,
    kind: 'text',
    isOptional: true,
    of: ({ note }) => (note?.purpose ? texts.tripAnalysis.purposes[note.purpose] : null),
  },
  {
    key: 'note',
    title: columns.note,
    kind: 'text',
    weight: 2,
    isOptional: true,
    of: (trip) => trip.note?.note ?? null,
  },
]
