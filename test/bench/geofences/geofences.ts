import inPolygon from '@turf/boolean-point-in-polygon'
import { randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import { GEOFENCES_MAX } from '../../../shared/account/limits.ts'
import type { Point } from '../../../shared/geo/point.ts'
import { boundaryOf } from '../../../shared/geofences/boundary.ts'
import type { WatchedFix, WatchedGeofence } from '../../../shared/watching/crossing.ts'
import { geofenceIndex } from '../../../shared/watching/geofence-index.ts'
import { rehearse } from '../../../shared/watching/rehearse.ts'
import { watchFix } from '../../../shared/watching/watch-fix.ts'
import { NOTHING_WATCHED, type WatchState } from '../../../shared/watching/watch-state.ts'
import { median } from '../../make/percentile.ts'
import { movedFrom, wirePoint } from '../../make/tracking/geofences.ts'
import { daysOfAVan } from '../days-of-a-van.ts'
import { figure } from '../figure.ts'
import { inForms } from '../part.ts'

/** The corners of an outline that was imported or drawn carefully. */
const CORNERS = 100
/** The geofences of a city and its surroundings: this far north, east, south and west of the van's start. */
const SPREAD_M = 30_000
const MICROSECONDS_PER_MS = 1_000

type Fence = { geofence: WatchedGeofence; polygon: { type: 'Polygon'; coordinates: number[][][] } }

/** A position against many geofences, beside turf alone in the same run, and a rehearsal. */
export const geofences = inForms(
  { days: 7, geofences: GEOFENCES_MAX, positions: 2_000, turfPositions: 100, rounds: 15 },
  { days: 1, geofences: 20, positions: 20, turfPositions: 10, rounds: 1 },
  async ({ days, geofences: count, positions, turfPositions, rounds }) => {
    const drives = daysOfAVan(Date.UTC(2026, 5, 8), days).map(
      ({ time, lat, lng, speedKmh, course }): WatchedFix => ({
        shownAt: Date.parse(time),
        receivedAt: Date.parse(time),
        lat,
        lng,
        speedKmh,
        course: course ?? null,
        accuracyM: null,
      }),
    )
    const fences = geofencesAround(drives[0] ?? { lat: 0, lng: 0 }, count)
    const index = geofenceIndex(fences.map(({ geofence }) => geofence))
    const onTheRoad = drives.filter(({ speedKmh }) => (speedKmh ?? 0) > 0).slice(0, positions)

    const ours: number[] = []
    const turf: number[] = []
    // alternating, so that a busy moment of the machine affects both
    for (let round = 0; round < rounds; round++) {
      ours.push(microsecondsEach(onTheRoad, watcher(index)))
      turf.push(microsecondsEach(onTheRoad.slice(0, turfPositions), (fix) => insideByTurf(fences, fix)))
    }
    const times = median(turf.map((one, round) => one / (ours[round] ?? Number.NaN)))
    const rehearsals = Array.from({ length: rounds }, () => {
      const started = performance.now()
      const { crossings } = rehearse(drives, index)
      return { ms: performance.now() - started, crossings: crossings.length }
    })
    const rehearsalMs = median(rehearsals.map(({ ms }) => ms))
    return [
      figure(`one position against ${count} geofences of ${CORNERS} corners`, median(ours), 'µs median'),
      figure('  turf alone', median(turf), 'µs median'),
      figure('  compared with turf alone', times, 'times faster', { atLeast: 300 }),
      figure(`rehearsal of ${drives.length} positions at ${count} geofences`, rehearsalMs, 'ms median', {
        atMost: 300,
      }),
      figure('  crossings found', rehearsals[0]?.crossings ?? Number.NaN, ''),
    ]
  },
)

function geofencesAround(middle: Point, count: number): Fence[] {
  const random = randomFrom(7)
  return Array.from({ length: count }, (_, number) => {
    const centre = movedFrom(middle, random.between(-SPREAD_M, SPREAD_M), random.between(-SPREAD_M, SPREAD_M))
    const radius = random.between(50, 500)
    const corners = Array.from({ length: CORNERS }, (_unused, corner) => {
      const turn = (2 * Math.PI * corner) / CORNERS
      return movedFrom(centre, radius * Math.sin(turn), radius * Math.cos(turn))
    })
    return {
      geofence: {
        geofenceId: `G${number}`,
        definedAt: 0,
        boundary: boundaryOf({ shape: 'polygon', points: corners.map(wirePoint), radius: null, width: null }),
        alertOnEntry: true,
        alertOnExit: true,
        dwellMinutes: 10,
      },
      polygon: {
        type: 'Polygon',
        coordinates: [[...corners, ...corners.slice(0, 1)].map(({ lat, lng }) => [lng, lat])],
      },
    }
  })
}

function watcher(index: ReturnType<typeof geofenceIndex>): (fix: WatchedFix) => void {
  let state: WatchState = NOTHING_WATCHED
  let previous: WatchedFix | null = null
  return (fix) => {
    state = watchFix(state, index, fix, previous).state
    previous = fix
  }
}

const insideByTurf = (fences: readonly Fence[], { lat, lng }: Point) =>
  fences.filter(({ polygon }) => inPolygon([lng, lat], polygon)).length

function microsecondsEach(fixes: readonly WatchedFix[], watch: (fix: WatchedFix) => void): number {
  const started = performance.now()
  for (const fix of fixes) watch(fix)
  return ((performance.now() - started) * MICROSECONDS_PER_MS) / fixes.length
}
