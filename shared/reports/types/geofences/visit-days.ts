import { groupedBy } from '../../../grouped-by.ts'
import { MINUTE_MS } from '../../../time.ts'
import type { LocalDay } from '../../period.ts'
import type { CountedVisit } from './counted-visits.ts'

/** A day of a device at a geofence. `null` where it was inside before the day, or after it. Epoch milliseconds. */
export type VisitDay = {
  date: string
  device: CountedVisit['device']
  geofenceId: string
  geofenceName: string
  firstEnteredAt: number | null
  lastLeftAt: number | null
  minutes: number
}

/** When each device came first and left last on each day, by geofence. A visit across midnight is on both days. */
export const visitDays = (visits: readonly CountedVisit[], days: readonly LocalDay[]): VisitDay[] =>
  days.flatMap((day) => {
    const ofDay = visits.filter(({ from, to }) => from < day.to && (to > day.from || from >= day.from))
    const groups = groupedBy(ofDay, ({ geofenceId, deviceId }) => `${geofenceId}#${deviceId}`)
    return [...groups.values()].flatMap((some) => dayOf(some, day))
  })

function dayOf(visits: readonly CountedVisit[], { date, from, to }: LocalDay): VisitDay[] {
  const [visit] = visits
  if (visit === undefined) return []
  const isWithin = (at: number | null) => at !== null && at >= from && at < to
  // a device that was inside at midnight came on no time of this day
  const { enteredAt } = visit
  const leftAt = visits.at(-1)?.leftAt ?? null
  const parts = visits.map((one) => Math.min(one.to, to) - Math.max(one.from, from))
  return [
    {
      date,
      device: visit.device,
      geofenceId: visit.geofenceId,
      geofenceName: visit.geofenceName,
      firstEnteredAt: isWithin(enteredAt) ? enteredAt : null,
      lastLeftAt: isWithin(leftAt) ? leftAt : null,
      minutes: parts.reduce((sum, part) => sum + part, 0) / MINUTE_MS,
    },
  ]
}
