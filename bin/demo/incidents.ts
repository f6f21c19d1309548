import { dayAfter, dayAt, instantOf } from '../../shared/trails/day-range.ts'
import { ANCHORED_TRACKER, exceptionsAtAnchor } from '../simulate/vehicle/at-anchor.ts'
import { type Exceptions, NO_EXCEPTIONS } from '../simulate/vehicle/fleet.ts'
import { weekdayOf } from '../simulate/vehicle/habits.ts'
import type { Span } from '../simulate/vehicle/itinerary.ts'

const MONDAY = 1
const TUESDAY = 2
const SATURDAY = 6

/** The vehicle that was in storage mode, and when. */
export const STORED_TRACKER = 'JET001'
const STORED_DAYS_AGO = { from: 20, to: 13 }

export type Incidents = {
  exceptionsOf: (trackerId: string) => Exceptions
  /** When the vehicle was in storage mode. */
  stored: Span
}

/** The incidents of the fleet in the last thirty days before `now` (epoch ms), besides its habits. */
export function incidentsBefore(now: number, timezone: string): Incidents {
  const today = dayAt(now, timezone)
  const daysAgo = (days: number) => dayAfter(today, -days) ?? today
  const at = (date: string, time: string) => instantOf(`${date}T${time}`, timezone) ?? now
  /** The last such day of the week that is at least so many days ago. */
  function lastDay(weekday: number, atLeast: number): string {
    let days = atLeast
    while (weekdayOf(daysAgo(days)) !== weekday) days += 1
    return daysAgo(days)
  }

  const offshore = lastDay(SATURDAY, 2)
  const weakFrom = lastDay(MONDAY, 12)
  const exceptions: Record<string, Partial<Exceptions>> = {
    // The battery fails while the boat lies at its mooring, and is charged after two days and a half.
    SEA240: {
      weakBattery: { from: at(weakFrom, '06:00'), to: at(dayAfter(weakFrom, 2) ?? weakFrom, '18:00') },
      // Off the reef there is no network.
      outOfCoverage: { from: at(offshore, '07:10'), to: at(offshore, '09:05') },
    },
    // A drive to the beach in the middle of the night.
    TESLA3: {
      errands: new Map([
        [
          lastDay(TUESDAY, 4),
          [
            { at: '00:40', route: 'homeToBeach', hurry: 1.5 },
            { at: '02:50', route: 'homeToBeach', isBack: true, hurry: 1.5 },
          ],
        ],
      ]),
    },
    // Somebody has the motorcycle towed away at night, and its owner fetches it.
    MOTO88: {
      errands: new Map([
        [
          lastDay(MONDAY, 6),
          [
            { at: '02:35', route: 'homeToPound', isTowed: true },
            { at: '11:30', route: 'homeToPound', isBack: true },
          ],
        ],
      ]),
    },
    [STORED_TRACKER]: {
      stays: (date) => date >= daysAgo(STORED_DAYS_AGO.from) && date < daysAgo(STORED_DAYS_AGO.to),
    },
    [ANCHORED_TRACKER]: exceptionsAtAnchor(now, timezone),
  }
  return {
    exceptionsOf: (trackerId) => ({ ...NO_EXCEPTIONS, ...exceptions[trackerId] }),
    stored: {
      from: at(daysAgo(STORED_DAYS_AGO.from), '09:00'),
      to: at(daysAgo(STORED_DAYS_AGO.to), '09:00'),
    },
  }
}
