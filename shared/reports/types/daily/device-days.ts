import type { AccountEvent } from '../../../watching/event.ts'
import type { DayFigures, DayStop } from '../../figures/day-figures.ts'
import type { LocalDay } from '../../period.ts'
import type { ReportDevice, ReportInput } from '../../report-input.ts'
import { eventsByDevice, eventsOfDay } from '../common/event-text.ts'
import { type NotedTrip, notedTrips, privateTrips } from '../common/noted-trips.ts'

/** A day of a device: its figures, with the trips and stops that start on it, and what happened. */
export type DeviceDay = {
  device: ReportDevice
  day: LocalDay
  figures: DayFigures
  trips: readonly NotedTrip[]
  stops: readonly (DayStop & { isHidden: boolean })[]
  /** Without those of private trips, which would say where they led. */
  events: readonly AccountEvent[]
  /** A private trip on the day is on no map. */
  hidesMap: boolean
}

/** The days of all devices: by device, in order of time. */
export function deviceDays({ devices, period, events }: ReportInput): DeviceDay[] {
  const eventsOf = eventsByDevice(events)
  return devices.flatMap((device) => {
    const trips = notedTrips(device)
    const hidden = privateTrips(device)
    return period.days.flatMap((day) => {
      const figures = device.days.find(({ date }) => date === day.date)
      if (figures === undefined) return []
      return [
        {
          device,
          day,
          figures,
          trips: trips.filter(({ date }) => date === day.date),
          stops: figures.stops.map((stop) => ({
            ...stop,
            isHidden: hidden.some(({ end }) => end === stop.start),
          })),
          events: eventsOfDay(eventsOf.get(device.deviceId) ?? [], day).filter(
            ({ timestamp }) => !hidden.some((trip) => isUnderWay(trip, Date.parse(timestamp))),
          ),
          hidesMap: hidden.some(({ start, end }) => start < day.to && (end ?? day.to) > day.from),
        },
      ]
    })
  })
}

const isUnderWay = ({ start, end }: NotedTrip, at: number) => at >= start && (end === null || at <= end)
