import type { RouteReply } from '../../../shared/http/route.ts'
import { isPrivate, NOTE_NEAR_MS, notesOfTrips } from '../../../shared/logbook/notes-of-trips.ts'
import type { TripNote } from '../../../shared/logbook/trip-note.ts'
import { toIso } from '../../../shared/time.ts'
import type { trails } from '../../../shared/trails/trails.routes.ts'

type TripsReply = RouteReply<typeof trails.listTrips>
type Trip = TripsReply['trips'][number]
/** Trips and stops as the trail shows them, each with its places. */
export type TripsOfTrail = {
  trips: readonly (Omit<Trip, 'logbook' | 'from'> & { from: NonNullable<Trip['from']> })[]
  stops: TripsReply['stops']
}

/** Reads the notes that may belong to trips. */
export type ReadNotes = (from: string, to: string) => Promise<readonly TripNote[]>

/**
 * The same with what was noted on the trips. Private trips have no places, and neither has a stop between private trips:
 * it is where they went.
 */
export async function withNotes({ trips, stops }: TripsOfTrail, readNotes: ReadNotes): Promise<TripsReply> {
  const [first, last] = [trips[0], trips.at(-1)]
  if (first === undefined || last === undefined) return { trips: [], stops: [...stops] }
  const notes = await readNotes(
    toIso(Date.parse(first.start) - NOTE_NEAR_MS),
    last.end === null ? END_OF_TIME : toIso(Date.parse(last.end) + NOTE_NEAR_MS),
  )
  const spans = trips.map(({ start, end }) => ({
    start: Date.parse(start),
    end: end === null ? null : Date.parse(end),
  }))
  const found = notesOfTrips(spans, notes)
  const isHidden = (at: number) => {
    const next = spans.findIndex(({ start }) => start >= at)
    const around = next === -1 ? found.slice(-1) : found.slice(Math.max(0, next - 1), next + 1)
    return around.every(isPrivate)
  }
  return {
    trips: trips.map((trip, index) => tripWith(trip, found[index] ?? null)),
    stops: stops.map((stop) => (isHidden(Date.parse(stop.start)) ? { ...stop, place: null } : stop)),
  }
}

const END_OF_TIME = '9999-12-31T23:59:59.999Z'

function tripWith(trip: TripsOfTrail['trips'][number], note: TripNote | null): Trip {
  const logbook = note && { start: note.start, purpose: note.purpose, note: note.note }
  return isPrivate(note) ? { ...trip, from: null, to: null, logbook } : { ...trip, logbook }
}
