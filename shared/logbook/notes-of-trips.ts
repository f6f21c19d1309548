import { MINUTE_MS } from '../time.ts'
import type { TripNote } from './trip-note.ts'

/** Late positions may move the start of a trip by about this much. */
export const NOTE_NEAR_MS = 15 * MINUTE_MS

/** Epoch ms; `end` is `null` while the trip goes on. */
type TripSpan = { start: number; end: number | null }

/**
 * What was noted on each of these trips, in their order. A note belongs to the trip that was under way at its start, or
 * else to the one that starts nearest, within `NOTE_NEAR_MS`. Of several on one trip, a private one counts before the
 * others, and a nearer one before those farther away: late positions may have made one trip of two.
 */
export function notesOfTrips(trips: readonly TripSpan[], notes: readonly TripNote[]): (TripNote | null)[] {
  const byTrip = new Map<number, TripNote[]>()
  for (const note of notes) {
    const index = tripOf(Date.parse(note.start), trips)
    if (index !== null) byTrip.set(index, [...(byTrip.get(index) ?? []), note])
  }
  return trips.map(({ start }, index) => firstOf(byTrip.get(index) ?? [], start))
}

function tripOf(at: number, trips: readonly TripSpan[]): number | null {
  const underWay = trips.findIndex(({ start, end }) => start <= at && (end === null || at < end))
  if (underWay !== -1) return underWay
  let nearest: number | null = null
  let nearestMs = NOTE_NEAR_MS
  for (const [index, { start }] of trips.entries()) {
    const distanceMs = Math.abs(start - at)
    if (distanceMs > nearestMs || (distanceMs === nearestMs && nearest !== null)) continue
    nearest = index
    nearestMs = distanceMs
  }
  return nearest
}

function firstOf(notes: readonly TripNote[], start: number): TripNote | null {
  const distanceMs = (note: TripNote) => Math.abs(Date.parse(note.start) - start)
  const [first = null] = notes.toSorted(
    (a, b) => Number(isPrivate(b)) - Number(isPrivate(a)) || distanceMs(a) - distanceMs(b),
  )
  return first
}

/** Whether the places of a trip are shown to nobody. */
export const isPrivate = (note: Pick<TripNote, 'purpose'> | null) => note?.purpose === 'private'
