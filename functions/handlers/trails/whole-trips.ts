import type { Point } from '../../../shared/geo/point.ts'
import { hundredths } from '../../../shared/hundredths.ts'
import type { TimeSpan } from '../../../shared/reports/figures/time-spans.ts'
import { DAY_MS, toIso, toIsoOrNull } from '../../../shared/time.ts'
import type { Stop, Trip } from '../../../shared/tracking/motion/trips.ts'
import { DEGREES_PER_TURN } from '../../../shared/units.ts'
import { readTimeline, type TimelineDeps } from '../../figures/read-timeline.ts'
import type { FindTown } from '../../places/town-finder.ts'
import type { StoredDevice } from '../../stores/devices/devices.ts'
import type { TripsOfTrail } from './with-notes.ts'

/** A trip or stop may start long before the range: reading begins this much earlier, then twice as much. */
const FIRST_LEAD_MS = DAY_MS
const LAST_LEAD_MS = 32 * DAY_MS

export type WholeTripsDeps = TimelineDeps & { townFinder: () => Promise<FindTown> }

/** Trips and stops that touch the range, each in full: reading widens until no edge cuts one. */
export async function wholeTrips(
  device: StoredDevice,
  range: TimeSpan,
  { townFinder, ...deps }: WholeTripsDeps,
): Promise<TripsOfTrail> {
  for (let leadMs = FIRST_LEAD_MS; ; leadMs *= 2) {
    const { accepted, ...timeline } = await readTimeline(device, range, deps, leadMs)
    const trips = timeline.trips.filter((trip) => touches(trip, range))
    const stops = timeline.stops.filter((stop) => touches(stop, range))
    const first = accepted[0]?.position.shownAt ?? null
    const isCut = [...trips, ...stops].some(({ start }) => start === first)
    if (!isCut || leadMs >= LAST_LEAD_MS) return tripsReply(trips, stops, await townFinder())
  }
}

const touches = (span: { start: number; end: number | null }, range: TimeSpan) =>
  span.start <= range.to && (span.end === null || span.end >= range.from)

function tripsReply(trips: readonly Trip[], stops: readonly Stop[], findTown: FindTown): TripsOfTrail {
  const namedPlace = ({ lat, lng }: Point) => {
    const town = findTown({ lat, lng })
    return {
      lat,
      lng,
      name: town?.name ?? null,
      distanceKm: town && hundredths(town.distanceKm),
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
      idleMinutes: stop.idleMinutes && hundredths(stop.idleMinutes),
    })),
  }
}
