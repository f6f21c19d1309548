import inPolygon from '@turf/boolean-point-in-polygon'
import { randomFrom } from '../../bin/simulate/vehicle/random.ts'
import type { Point } from '../../shared/geo/point.ts'
import { boundaryOf } from '../../shared/geofences/boundary.ts'
import { GEOFENCES_MAX } from '../../shared/geofences/geofence.ts'
import type { WatchedFix, WatchedGeofence } from '../../shared/watching/crossing.ts'
import { geofenceIndex } from '../../shared/watching/geofence-index.ts'
import { rehearse } from '../../shared/watching/rehearse.ts'
import { watchFix } from '../../shared/watching/watch-fix.ts'
import { NOTHING_WATCHED, type WatchState } from '../../shared/watching/watch-state.ts'
import { median } from '../make/percentile.ts'
import { movedFrom, wirePoint } from '../make/tracking/geofences.ts'
import { type Row, rounded } from './report.ts'
import { weekOfAVan } from './week-of-a-van.ts'

/** As many as in an outline that was imported or drawn carefully. */
const CORNERS = 100
/** The geofences of a city and its surroundings: this far north, east, south and west of the van's start. */
const SPREAD_M = 30_000
const POSITIONS = 2_000
const TURF_POSITIONS = 100
const ROUNDS = 15
const GOAL_TIMES = 300
const GOAL_REHEARSAL_MS = 300
const MICROSECONDS_PER_MS = 1_000

type Fence = { geofence: WatchedGeofence; polygon: { type: 'Polygon'; coordinates: number[][][] } }

/** One position against 1,000 geofences, beside turf alone in the same run, and a rehearsal of a week. */
export async function measureGeofences(): Promise<Row[]> {
  const week = weekOfAVan(Date.UTC(2026, 5, 8)).map(
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
  const fences = geofencesAround(week[0] ?? { lat: 0, lng: 0 })
  const index = geofenceIndex(fences.map(({ geofence }) => geofence))
  const onTheRoad = week.filter(({ speedKmh }) => (speedKmh ?? 0) > 0).slice(0, POSITIONS)

  const ours: number[] = []
  const turf: number[] = []
  // alternating, so that a busy moment of the machine affects both
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(microsecondsEach(onTheRoad, watcher(index)))
    turf.push(microsecondsEach(onTheRoad.slice(0, TURF_POSITIONS), (fix) => insideByTurf(fences, fix)))
  }
  const times = median(turf.map((one, round) => one / (ours[round] ?? Number.NaN)))
  const rehearsals = Array.from({ length: ROUNDS }, () => {
    const started = performance.now()
    const { crossings } = rehearse(week, index)
    return { ms: performance.now() - started, crossings: crossings.length }
  })
  const rehearsalMs = median(rehearsals.map(({ ms }) => ms))
  return [
    {
      name: `one position against ${GEOFENCES_MAX} geofences of ${CORNERS} corners`,
      value: rounded(median(ours), 2),
      unit: 'µs median',
    },
    { name: '  turf alone', value: rounded(median(turf), 1), unit: 'µs median' },
    {
      name: '  compared with turf alone',
      value: rounded(times),
      unit: 'times faster',
      goal: '300 or more',
      met: times >= GOAL_TIMES,
    },
    {
      name: `rehearsal of ${week.length} positions at ${GEOFENCES_MAX} geofences`,
      value: rounded(rehearsalMs, 1),
      unit: 'ms median',
      goal: '300 or less',
      met: rehearsalMs <= GOAL_REHEARSAL_MS,
    },
    { name: '  crossings found', value: rehearsals[0]?.crossings ?? 0, unit: '' },
  ]
}

function geofencesAround(middle: Point): Fence[] {
  const random = randomFrom(7)
  return Array.from({ length: GEOFENCES_MAX }, (_, number) => {
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
