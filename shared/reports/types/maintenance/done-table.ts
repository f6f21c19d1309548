import type { MaintenanceDone, MaintenanceStatus } from '../../../maintenance/maintenance.ts'
import type { Table } from '../../document.ts'
import type { Period } from '../../period.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import type { Pen } from '../common/pen.ts'
import { tableOf } from '../common/table-of.ts'
import { localDay } from './local-day.ts'

/** A time that something was done. */
export type TimeDone = { device: ReportDevice; status: MaintenanceStatus; done: MaintenanceDone }

/** Maintenance that was done in the period, oldest first. */
export function timesDone({ devices, period }: ReportInput): TimeDone[] {
  const all = devices.flatMap((device) =>
    device.maintenance.flatMap((status) => status.done.map((done) => ({ device, status, done }))),
  )
  return all
    .filter(({ done }) => Date.parse(done.at) >= period.from && Date.parse(done.at) < period.to)
    .toSorted((a, b) => Date.parse(a.done.at) - Date.parse(b.done.at))
}

export function doneTable(times: readonly TimeDone[], { timezone }: Period, { common, texts }: Pen): Table {
  const { columns, nothingDone } = texts.maintenanceDue
  return tableOf<TimeDone>(
    times,
    [
      { key: 'doneOn', title: columns.doneOn, kind: 'date', of: ({ done }) => localDay(done.at, timezone) },
      {
        key: 'device',
        title: common.columns.device,
        kind: 'text',
        weight: 2,
        of: ({ device }) => device.deviceName,
      },
      { key: 'what', title: columns.what, kind: 'text', weight: 2, of: ({ status }) => status.name },
      { key: 'odometerKm', title: columns.odometer, kind: 'distance', of: ({ done }) => done.odometerKm },
      { key: 'engineHours', title: columns.engineHours, kind: 'decimal', of: ({ done }) => done.engineHours },
    ],
    { emptyText: nothingDone },
  )
}
