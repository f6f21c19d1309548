import { isPrivate, notesOfTrips } from '../../../logbook/notes-of-trips.ts'
import type { TripNote } from '../../../logbook/trip-note.ts'
import { MINUTE_MS } from '../../../time.ts'
import type { DayTrip } from '../../figures/day-figures.ts'
import type { ReportDevice } from '../../report-input.ts'

/** A trip of a device with what its owner noted on it, and the day on which it starts. */
export type NotedTrip = DayTrip & { device: ReportDevice; date: string; note: TripNote | null }

/** The trips of a device in order, of its days in the period unless others are given. */
export function notedTrips(device: ReportDevice, days = device.days): NotedTrip[] {
  const trips = days.flatMap(({ date, trips }) => trips.map((trip) => ({ ...trip, date, device })))
  const notes = notesOfTrips(trips, device.notes)
  return trips.map((trip, index) => ({ ...trip, note: notes[index] ?? null }))
}

/** The places of a private trip are shown to nobody. */
export const hidesPlaces = ({ note }: NotedTrip) => isPrivate(note)

/** The private trips of a device: also one that began before the period, since it may end in it. */
export const privateTrips = (device: ReportDevice): NotedTrip[] =>
  notedTrips(device, [...device.daysBefore, ...device.days]).filter(hidesPlaces)

/** The length of a trip or a stop; up to now while it goes on. */
export const minutesOf = ({ start, end }: { start: number; end: number | null }, now: number): number =>
  ((end ?? now) - start) / MINUTE_MS
