import type { DeviceView } from '../devices/device.ts'
import type { Point } from '../geo/point.ts'
import type { TripNote } from '../logbook/trip-note.ts'
import type { MaintenanceStatus } from '../maintenance/maintenance.ts'
import type { AccountEvent } from '../watching/event.ts'
import type { ReportDocument } from './document.ts'
import type { DayFigures } from './figures/day-figures.ts'
import type { OnBoardFigures } from './figures/on-board/on-board-figures.ts'
import type { Period } from './period.ts'
import type { ReportType } from './report-type.ts'
import type { ReportWriting } from './report-writing.ts'

/** A device of a report, with what the report's type needs of it. */
export type ReportDevice = {
  deviceId: string
  deviceName: string
  plateNumber: string | null
  deviceType: string
  tags: readonly string[]
  /** Since when it belongs to the account, epoch milliseconds. */
  ownedSince: number
  /** Whether a subscription tracks it. */
  isTracked: boolean
  /** US dollars a month; `null` without a subscription. */
  monthlyPrice: number | null
  /** The days of the period that have started and on which the account had the device, by date. */
  days: readonly DayFigures[]
  /** The same of the period before. */
  daysBefore: readonly DayFigures[]
  /** The owner's notes on the device's trips. */
  notes: readonly TripNote[]
  /** The lines of its trail on each day, simplified to what a map of a page shows. */
  trails: readonly { date: string; lines: readonly (readonly Point[])[] }[]
  maintenance: readonly MaintenanceStatus[]
  /** What a boat reported on board in the period; `null` for a device that sends no such readings. */
  onBoard: OnBoardFigures | null
  /** The device as the list shows it now. */
  live: DeviceView
}

/** A visit of a device to a geofence. `null` where it began before the period, or goes on. Epoch milliseconds. */
export type GeofenceVisit = {
  deviceId: string
  geofenceId: string
  geofenceName: string
  enteredAt: number | null
  leftAt: number | null
}

export type ReportInput = {
  period: Period
  generatedAt: number
  devices: readonly ReportDevice[]
  /** The events of the period, oldest first. */
  events: readonly AccountEvent[]
  /** The events of the period before. */
  eventsBefore: readonly AccountEvent[]
  /** By the time of their entry. */
  visits: readonly GeofenceVisit[]
  /** The name of a place: a geofence's, else the nearest town. */
  placeName: (at: Point) => string
  writing: ReportWriting
}

/** The parts of a `ReportInput` that are loaded. Others are empty. */
export type ReportNeeds = Partial<
  Record<
    | 'figures'
    | 'figuresBefore'
    | 'events'
    | 'eventsBefore'
    | 'visits'
    | 'trails'
    | 'notes'
    | 'maintenance'
    | 'onBoard',
    boolean
  >
>

/** A type of report: what it needs, and what it makes of that. Pure. */
export type ReportDefinition = {
  needs: ReportNeeds
  /** The parts of its JSON beside those that all reports have. */
  build: (input: ReportInput) => { document: ReportDocument; parts: Record<string, unknown> }
}
export type ReportDefinitions = Record<ReportType, ReportDefinition>
