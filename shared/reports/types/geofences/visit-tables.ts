import type { Table } from '../../document.ts'
import type { ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { deviceField } from '../common/rows.ts'
import { type Field, tableOf } from '../common/table-of.ts'
import { type CountedVisit, type GeofenceSums, type VisitSums, visitSums } from './counted-visits.ts'
import { visitDays } from './visit-days.ts'

/** The geofences with their visits. */
export function geofenceTable(geofences: readonly GeofenceSums[], all: VisitSums, pen: Pen): Table {
  const texts = pen.texts.geofenceActivity
  const fields: Field<GeofenceSums>[] = [
    { ...geofenceField(pen), total: pen.common.total },
    visitsField(all, pen),
    {
      key: 'devices',
      title: texts.devices,
      kind: 'integer',
      of: ({ devices }) => devices,
      total: all.devices,
    },
    minutesField(all, pen),
    {
      key: 'average',
      title: texts.averageVisit,
      kind: 'duration',
      of: averageMinutes,
      total: averageMinutes(all),
    },
    longestField(all, pen),
  ]
  return tableOf(geofences, fields, { emptyText: texts.noVisits })
}

/** The devices with their visits, including those that entered no geofence. */
export function deviceTable(
  { devices }: ReportInput,
  visits: readonly CountedVisit[],
  all: VisitSums,
  pen: Pen,
): Table {
  const rows = devices.map((device) => ({
    device,
    ...visitSums(visits.filter(({ deviceId }) => deviceId === device.deviceId)),
  }))
  const fields: Field<(typeof rows)[number]>[] = [
    deviceField(pen),
    plateField(pen),
    visitsField(all, pen),
    {
      key: 'geofences',
      title: pen.texts.geofenceActivity.geofences,
      kind: 'integer',
      of: ({ geofences }) => geofences,
      total: all.geofences,
    },
    minutesField(all, pen),
    longestField(all, pen),
  ]
  return tableOf(rows, fields, { emptyText: pen.common.noDevices })
}

/** When each device came first and left last, by day and geofence. */
export function dayTable(
  { period }: ReportInput,
  visits: readonly CountedVisit[],
  all: VisitSums,
  pen: Pen,
): Table {
  const { common, texts } = pen
  const days = visitDays(visits, period.days)
  const fields: Field<(typeof days)[number]>[] = [
    { key: 'date', title: common.columns.date, kind: 'date', of: ({ date }) => date, total: common.total },
    geofenceField(pen),
    { ...deviceField(pen), total: null },
    {
      key: 'first',
      title: texts.geofenceActivity.firstEntry,
      kind: 'time',
      of: ({ firstEnteredAt }) => firstEnteredAt,
    },
    {
      key: 'last',
      title: texts.geofenceActivity.lastExit,
      kind: 'time',
      of: ({ lastLeftAt }) => lastLeftAt,
    },
    minutesField(all, pen),
  ]
  return tableOf(days, fields, { emptyText: texts.geofenceActivity.noVisits })
}

/** The visits one by one: the rows of a CSV file. */
export function visitTable(visits: readonly CountedVisit[], all: VisitSums, pen: Pen): Table {
  const texts = pen.texts.geofenceActivity
  const fields: Field<CountedVisit>[] = [
    deviceField(pen),
    plateField(pen),
    geofenceField(pen),
    { key: 'entered', title: texts.entered, kind: 'dateTime', of: ({ enteredAt }) => enteredAt },
    { key: 'left', title: texts.left, kind: 'dateTime', of: ({ leftAt }) => leftAt },
    minutesField(all, pen),
  ]
  return tableOf(visits, fields, { emptyText: texts.noVisits, isMain: true })
}

const averageMinutes = ({ minutes, visits }: VisitSums) => (visits === 0 ? null : minutes / visits)

const geofenceField = ({ texts }: Pen): Field<{ geofenceName: string }> => ({
  key: 'geofence',
  title: texts.geofenceActivity.geofence,
  kind: 'text',
  weight: 2,
  of: ({ geofenceName }) => geofenceName,
})

const plateField = ({ common }: Pen): Field<{ device: { plateNumber: string | null } }> => ({
  key: 'plate',
  title: common.columns.plate,
  kind: 'text',
  isOptional: true,
  of: ({ device }) => device.plateNumber,
})

const visitsField = (all: VisitSums, { texts }: Pen): Field<VisitSums> => ({
  key: 'visits',
  title: texts.geofenceActivity.visits,
  kind: 'integer',
  of: ({ visits }) => visits,
  total: all.visits,
})

const minutesField = (all: VisitSums, { texts }: Pen): Field<{ minutes: number }> => ({
  key: 'minutes',
  title: texts.geofenceActivity.timeInside,
  kind: 'duration',
  of: ({ minutes }) => minutes,
  total: all.minutes,
})

const longestField = (all: VisitSums, { texts }: Pen): Field<VisitSums> => ({
  key: 'longest',
  title: texts.geofenceActivity.longestVisit,
  kind: 'duration',
  of: ({ longestMinutes }) => longestMinutes,
  total: all.longestMinutes,
})
