import type { RouteReply } from '../../../../shared/http/route.ts'
import { SECOND_MS } from '../../../../shared/time.ts'
import { dayAt } from '../../../../shared/trails/day-range.ts'
import type { trails } from '../../../../shared/trails/trails.routes.ts'

type TripsAnswer = RouteReply<typeof trails.listTrips>
export type TripView = TripsAnswer['trips'][number]
export type StopView = TripsAnswer['stops'][number]
export type Place = StopView['place']
export type Leg = ({ kind: 'trip'; trip: TripView } | { kind: 'stop'; stop: StopView }) & {
  start: string
  end: string | null
}
export type LegDay = { day: string; legs: Leg[] }

/** Trips and stops in their order, under the day of the account's time zone on which each began. */
export function legDays({ trips, stops }: TripsAnswer, timeZone: string): LegDay[] {
  const legs: Leg[] = [
    ...trips.map((trip) => ({ kind: 'trip' as const, trip, start: trip.start, end: trip.end })),
    ...stops.map((stop) => ({ kind: 'stop' as const, stop, start: stop.start, end: stop.end })),
  ].toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const days: LegDay[] = []
  for (const leg of legs) {
    const day = dayAt(Date.parse(leg.start), timeZone)
    if (days.at(-1)?.day !== day) days.push({ day, legs: [] })
    days.at(-1)?.legs.push(leg)
  }
  return days
}

/** What a leg takes of the route, whose points are told to the second: one that goes on does so to the end. */
export function spanOfLeg({ start, end }: Leg): { from: number; to: number } {
  const from = Math.floor(Date.parse(start) / SECOND_MS) * SECOND_MS
  return { from, to: end === null ? Number.POSITIVE_INFINITY : Date.parse(end) }
}
