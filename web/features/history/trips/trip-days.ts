import { IconBriefcase, IconLock } from '@tabler/icons-react'
import type { RouteReply } from '../../../../shared/http/route.ts'
import { TripPurpose } from '../../../../shared/logbook/trip-note.ts'
import { MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import { dayAt } from '../../../../shared/trails/day-range.ts'
import type { trails } from '../../../../shared/trails/trails.routes.ts'
import type { Span } from '../span.ts'

type TripsReply = RouteReply<typeof trails.listTrips>
export type TripView = TripsReply['trips'][number]
export type StopView = TripsReply['stops'][number]
export type Place = NonNullable<StopView['place']>
type Ends = { start: string; end: string | null }
export type TripLeg = { kind: 'trip'; trip: TripView } & Ends
export type Leg = TripLeg | ({ kind: 'stop'; stop: StopView } & Ends)
export type LegDay = { day: string; legs: Leg[] }

/** Trips and stops in time order, grouped by the day on which they start in the account's time zone. */
export function legDays({ trips, stops }: TripsReply, timeZone: string): LegDay[] {
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

export const tripsIn = (legs: readonly Leg[]): TripLeg[] =>
  legs.flatMap((leg) => (leg.kind === 'trip' ? leg : []))

/**
 * The span of a leg on its route. The start is rounded down to the second, as the points of a route have no
 * milliseconds. A leg that has not ended runs to the end of the route.
 */
export function spanOfLeg({ start, end }: Leg): Span {
  const from = Math.floor(Date.parse(start) / SECOND_MS) * SECOND_MS
  return { from, to: end === null ? Number.POSITIVE_INFINITY : Date.parse(end) }
}

/** From the minute of the start to that of the end, as both are shown: 12 min for 6:00:59 PM to 6:12:01 PM. */
export const shownDurationMs = ({ from, to }: Span): number => startOfMinute(to) - startOfMinute(from)

const startOfMinute = (at: number) => Math.floor(at / MINUTE_MS) * MINUTE_MS

export const PURPOSES = TripPurpose.options
export const PURPOSE_ICONS: Record<TripPurpose, typeof IconLock> = {
  business: IconBriefcase,
  private: IconLock,
}

/** Which trips the list shows: those that are marked, or not, or all of them without a filter. */
export const PURPOSE_FILTERS = [...PURPOSES, 'unmarked'] as const
export type PurposeFilter = (typeof PURPOSE_FILTERS)[number]

export const purposeOf = ({ trip }: TripLeg): PurposeFilter => trip.logbook?.purpose ?? 'unmarked'

/** Whether its places are shown nowhere. */
export const isPrivateTrip = (leg: TripLeg): boolean => purposeOf(leg) === 'private'
