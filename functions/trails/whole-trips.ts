import type { Point } from '../../shared/geo/point.ts'
import type { RouteReply } from '../../shared/http/route.ts'
import { DAY_MS, toIso, toIsoOrNull } from '../../shared/time.ts'
import { type Stop, type Trip, tripsOf } from '../../shared/tracking/motion/trips.ts'
import type { trails } from '../../shared/trails/trails.routes.ts'
import { DEGREES_PER_TURN } from '../../shared/units.ts'
import type { ReadTrail } from '../common/read-trail.ts'
import type { StoredDevice } from '../stores/devices.ts'
import type { FindTown } from './town-finder.ts'

type Range = { from: number; to: number }
type TripsReply = RouteReply<typeof trails.listTrips>

/** A trip or stop may start long before the range: reading extends it by this much, then by twice as much. */
const FIRST_MARGIN_MS = DAY_MS
const LAST_MARGIN_MS = 32 * DAY_MS

export type WholeTripsDeps = {
  read: ReadTrail
  townFinder: () => Promise<FindTown>
  now: () => number
}

/** Trips and stops that touch the range, each in full: reading widens until no edge cuts one. */
export async function wholeTrips(
  device: StoredDevice,
  range: Range,
  { read, townFinder, now }: WholeTripsDeps,
): Promise<TripsReply> {
  for (let margin = FIRST_MARGIN_MS; ; margin *= 2) {
    const wide = { from: range.from - margin, to: range.to + margin }
    const points = await read(device, wide.from, wide.to)
    const { trips, stops } = tripsOf(points, now())
    const touching = {
      trips: trips.filter((trip) => touches(trip, range)),
      stops: stops.filter((stop) => touches(stop, range)),
    }
    const first = points[0]?.position.shownAt ?? null
    const isCut = [...touching.trips, ...touching.stops].some((span) => span.start === first)
    if (!isCut || margin >= LAST_MARGIN_MS)
      return tripsReply(touching.trips, touching.stops, await townFinder())
  }
}

/** To 10 m. */
const rounded = (km: number) => Math.round(km * 100) / 100

const touches = (span: { start: number; end: number | null }, range: Range) =>
  span.start <= range.to && (span.end === null || span.end >= range.from)

function tripsReply(trips: readonly Trip[], stops: readonly Stop[], findTown: FindTown): TripsReply {
  const namedPlace = ({ lat, lng }: Point) => {
    const town = findTown({ lat, lng })
    return {
      lat,
      lng,
      name: town?.name ?? null,
      distanceKm: town && rounded(town.distanceKm),
      bearing: town && Math.round(town.bearing) % DEGREES_PER_TURN,
    }
  }
  return {
    trips: trips.map((trip) => ({
      start: toIso(trip.start),
      end: toIsoOrNull(trip.end),
      distanceKm: trip.distanceKm,
      maxSpeedKmh: trip.maxSpeedKmh,
      averageSpeedKmh: trip.averageSpeedKmh,
      from: namedPlace(trip.from),
      to: trip.to && namedPlace(trip.to),
    })),
    stops: stops.map((stop) => ({
      start: toIso(stop.start),
      end: toIsoOrNull(stop.end),
      place: namedPlace(stop.place),
      idleMinutes: stop.idleMinutes,
    })),
  }
}
