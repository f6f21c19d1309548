import inPolygon from '@turf/boolean-point-in-polygon'
import { describe, expect, it } from 'vitest'
import { report } from '../../bin/simulate/tracker/report.ts'
import { fleet } from '../../bin/simulate/vehicle/fleet.ts'
import { randomFrom } from '../../bin/simulate/vehicle/random.ts'
import { aVehicle, step } from '../../bin/simulate/vehicle/vehicle.ts'
import { aStampedPosition, NOON } from '../../test/make/tracking/a-position.ts'
import { aWatchedGeofence, movedFrom, wirePoint } from '../../test/make/tracking/geofences.ts'
import { metresToLine } from '../../test/make/tracking/metres-to-line.ts'
import { shuffled, thinned } from '../../test/make/tracking/tracks.ts'
import { haversineMetres } from '../geo/distance.ts'
import type { Point } from '../geo/point.ts'
import { boundaryOf } from '../geofences/boundary.ts'
import { MINUTE_MS } from '../time.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { acceptedPositions } from '../tracking/judging/reprocess.ts'
import { MOVING_ABOVE_KMH } from '../tracking/motion/pace.ts'
import { roundedCoordinate } from '../tracking/packing/resolution.ts'
import type { Crossing, WatchedFix, WatchedGeofence } from './crossing.ts'
import { geofenceIndex } from './geofence-index.ts'
import { rehearse } from './rehearse.ts'
import { watchFix } from './watch-fix.ts'
import { NOTHING_WATCHED, packWatchState, unpackWatchState, type WatchState } from './watch-state.ts'

const EVERY_SECONDS = 5
const SECONDS = 3_600
const GEOFENCES = 30
const BAND_M = 15
const THROUGH_M = 50
const SIZE_M = 400

/** An hour of a vehicle that drives without end, as its receiver measures it; without its stops, where it only drifts. */
function aDriveOf(trackerId: string): StampedPosition[] {
  const unit = fleet(20, 'UTC').find((one) => one.trackerId === trackerId)
  if (unit === undefined) throw new Error(`The fleet has no ${trackerId}`)
  let vehicle = aVehicle(unit, NOON)
  return Array.from({ length: SECONDS / EVERY_SECONDS }, (_, index) => {
    const at = NOON + index * EVERY_SECONDS * 1_000
    vehicle = step(vehicle, EVERY_SECONDS)
    const { lat, lng, speedKmh = 0 } = report(vehicle, at, EVERY_SECONDS)
    return aStampedPosition({
      recordedAt: at,
      lat: roundedCoordinate(lat, 'lat'),
      lng: roundedCoordinate(lng, 'lng'),
      speedKmh: Math.round(speedKmh),
    })
  }).filter(({ speedKmh }) => (speedKmh ?? 0) > MOVING_ABOVE_KMH)
}

type Fence = WatchedGeofence & { middle: Point; corners: readonly Point[] }

/** Stars of 3 to 12 corners, 60 to 800 m across, beside and on the way of a drive. */
function randomGeofences(drive: readonly WatchedFix[], seed: number): Fence[] {
  const random = randomFrom(seed)
  return Array.from({ length: GEOFENCES }, (_, number) => {
    const on = drive[Math.floor(random.unit() * drive.length)]
    if (on === undefined) throw new Error('a drive has fixes')
    const size = random.between(30, SIZE_M)
    const middle = movedFrom(on, random.between(-size, size), random.between(-size, size))
    const count = 3 + Math.floor(random.unit() * 10)
    const corners = Array.from({ length: count }, (_unused, corner) => {
      const turn = (2 * Math.PI * (corner + random.between(0, 0.8))) / count
      const radius = size * random.between(0.5, 1)
      return movedFrom(middle, radius * Math.sin(turn), radius * Math.cos(turn))
    })
    const points = corners.map(wirePoint)
    const boundary = boundaryOf({ shape: 'polygon', points, radius: null, width: null })
    return { ...aWatchedGeofence({ geofenceId: `G${number}`, boundary }), middle, corners }
  })
}

/** A van, a motor boat, a yacht and a sailing boat. */
const DRIVES = ['SIM0020', 'SIM0013', 'SIM0014', 'SIM0015'].map((trackerId, seed) => {
  const drive = aDriveOf(trackerId)
  return { trackerId, drive, fences: randomGeofences(drive, seed) }
})

type Expected = Pick<Crossing, 'geofenceId' | 'at'> & { type: string }

/** The places of interpolated crossings are a step of a metre and of 1/2,000 of the way exact. */
const TIME_TOLERANCE_MS = 1_000
const inOrder = (events: readonly Expected[]) =>
  events.toSorted((a, b) => a.geofenceId.localeCompare(b.geofenceId) || a.at - b.at)
const storyOf = (events: readonly Expected[]) => inOrder(events).map((one) => `${one.geofenceId} ${one.type}`)

describe('GEO-4 the crossings of a drive at 30 random geofences', () => {
  it.each(DRIVES)(
    'of $trackerId are those of an exact polygon test over the whole track',
    ({ drive, fences }) => {
      for (const every of [EVERY_SECONDS, 60]) {
        const track = thinned(drive, every)
        const { crossings } = rehearse(track, geofenceIndex(fences))
        const expected = fences.flatMap((fence) => expectedOf(fence, track))
        expect(storyOf(crossings)).toEqual(storyOf(expected))
        for (const [order, { at }] of inOrder(expected).entries())
          expect(Math.abs(at - (inOrder(crossings)[order]?.at ?? 0))).toBeLessThan(TIME_TOLERANCE_MS)
      }
    },
  )

  it.each(DRIVES)('of $trackerId are the same in any order of arrival, and repeated', ({ drive, fences }) => {
    const index = geofenceIndex(fences)
    const crossingsOf = (arrived: readonly StampedPosition[]) =>
      rehearse(acceptedPositions(arrived, 'car', 0, Number.MAX_SAFE_INTEGER), index).crossings
    const sorted = crossingsOf(drive)
    expect(sorted.length).toBeGreaterThan(10)
    expect(crossingsOf(drive.toReversed())).toEqual(sorted)
    expect(crossingsOf(shuffled(drive))).toEqual(sorted)
    expect(crossingsOf([...drive, ...shuffled(drive)])).toEqual(sorted)
  })

  it.each(DRIVES)(
    'of $trackerId are the same one by one, with the state stored after each',
    ({ drive, fences }) => {
      const index = geofenceIndex(fences.toReversed())
      let state: WatchState = NOTHING_WATCHED
      const crossings = drive.flatMap((fix, order) => {
        const watched = watchFix(state, index, fix, drive[order - 1] ?? null)
        state = unpackWatchState(packWatchState(watched.state))
        return watched.crossings
      })
      expect(inOrder(crossings)).toEqual(inOrder(rehearse(drive, geofenceIndex(fences)).crossings))
    },
  )
})

/** The oracle: the crossings that the whole track and the polygon show in hindsight. */
function expectedOf(fence: Fence, track: readonly WatchedFix[]): Expected[] {
  const ring = [...fence.corners, ...fence.corners.slice(0, 1)]
  const polygon = { type: 'Polygon' as const, coordinates: [ring.map(({ lat, lng }) => [lng, lat])] }
  const isInside = ({ lat, lng }: Point) => inPolygon([lng, lat], polygon)
  const inside = track.map(isInside)
  const isBeyondBand = track.map(
    (fix) => haversineMetres(fix, fence.middle) > SIZE_M + BAND_M || metresToLine(fix, ring) > BAND_M,
  )
  const isFar = inside.map((isIn, index) => !isIn && isBeyondBand[index])
  const isDeep = inside.map((isIn, index) => isIn && isBeyondBand[index])
  const events: Expected[] = []
  const write = (type: string, at: number) => events.push({ geofenceId: fence.geofenceId, type, at })
  let visiting = inside[0] === true
  for (const [index, fix] of track.entries()) {
    const before = track[index - 1]
    if (before === undefined) continue
    if (visiting && isFar[index - 1] && isFar[index]) {
      visiting = false
      write('exit', before.shownAt)
    }
    if (visiting) continue
    if (isDeep[index] || (inside[index] && inside[index + 1])) {
      visiting = true
      write('entry', fix.shownAt)
    }
    if (inside[index] || inside[index - 1] || fix.shownAt - before.shownAt > 5 * MINUTE_MS) continue
    if (haversineMetres(fix, fence.middle) > haversineMetres(before, fix) + SIZE_M) continue
    for (const { type, at } of throughBetween(before, fix, isInside)) write(type, at)
  }
  return events
}

const PARTS = 2_000

function throughBetween(from: WatchedFix, to: WatchedFix, isInside: (point: Point) => boolean) {
  const metres = haversineMetres(from, to)
  if (metres < THROUGH_M) return []
  const parts = Array.from({ length: PARTS }, (_, part) => part / PARTS).filter((part) =>
    isInside({ lat: from.lat + part * (to.lat - from.lat), lng: from.lng + part * (to.lng - from.lng) }),
  )
  if ((parts.length / PARTS) * metres < THROUGH_M) return []
  const at = (part = 0) => from.shownAt + part * (to.shownAt - from.shownAt)
  return [
    { type: 'entry', at: at(parts[0]) },
    { type: 'exit', at: at(parts.at(-1)) },
  ]
}
