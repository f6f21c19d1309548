import { type Totals, totalsOf } from '../../figures/totals.ts'
import type { LocalDay } from '../../period.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import { countUse, dayUse, type UseCount } from './day-use.ts'
import { eventsByDevice, eventsOfDay } from './event-text.ts'
import type { Pen } from './pen.ts'
import type { Field } from './table-of.ts'

/** A device with what its days add up to. */
export type DeviceRow = { device: ReportDevice; totals: Totals; use: UseCount; events: number }

export function deviceRows({ devices, events }: Pick<ReportInput, 'devices' | 'events'>): DeviceRow[] {
  const eventsOf = eventsByDevice(events)
  return devices.map((device) => ({
    device,
    totals: totalsOf(device.days),
    use: countUse(device.days),
    events: eventsOf.get(device.deviceId)?.length ?? 0,
  }))
}

/** The farthest driven first. */
export const byDistance = (rows: readonly DeviceRow[]): DeviceRow[] =>
  rows.toSorted((a, b) => b.totals.distanceKm - a.totals.distanceKm)

/** A day with what all devices add up to on it. */
export type DayRow = { day: LocalDay; totals: Totals; devicesUsed: number; events: number }

/** A row for each day of the period that has started. */
export const dayRows = ({ period, devices, events, generatedAt }: ReportInput): DayRow[] =>
  period.days
    .filter(({ from }) => from <= generatedAt)
    .map((day) => {
      const figures = devices.flatMap(({ days }) => days.filter(({ date }) => date === day.date))
      return {
        day,
        totals: totalsOf(figures),
        devicesUsed: figures.filter((one) => dayUse(one) === 'used').length,
        events: eventsOfDay(events, day).length,
      }
    })

export const deviceField = ({ common: { columns, total } }: Pen): Field<{ device: ReportDevice }> => ({
  key: 'device',
  title: columns.device,
  kind: 'text',
  weight: 2,
  of: ({ device }) => device.deviceName,
  total,
})

export const dateField = ({ common: { columns, total } }: Pen): Field<{ day: LocalDay }> => ({
  key: 'date',
  title: columns.date,
  kind: 'date',
  of: ({ day }) => day.date,
  total,
})

export const eventsField = (events: ReportInput['events'], pen: Pen): Field<{ events: number }> => ({
  key: 'events',
  title: pen.common.columns.events,
  kind: 'integer',
  of: (row) => row.events,
  total: events.length,
})

export const devicesUsedField = (pen: Pen): Field<{ devicesUsed: number }> => ({
  key: 'devicesUsed',
  title: pen.common.columns.devicesUsed,
  kind: 'integer',
  of: ({ devicesUsed }) => devicesUsed,
})
