import { describe, expect, it } from 'vitest'
import { NOON } from '../../test/make/a-position.ts'
import {
  aBicycleRide,
  aDrift,
  aDriftingBoat,
  aDrive,
  alongLegs,
  aNoisyPhone,
  fixAt,
  shuffled,
  thinned,
} from '../../test/make/tracks.ts'
import { haversineKm } from '../geo/distance.ts'
import type { StampedPosition } from './clock.ts'
import { settle } from './settle.ts'
import { tripsOf } from './trips.ts'

const second = (at: number) => NOON + at * 1000
const newestOf = (fixes: readonly StampedPosition[]) => Math.max(...fixes.map(({ shownAt }) => shownAt))
const tripsAlong = (fixes: readonly StampedPosition[], now = newestOf(fixes), deviceType = 'car') =>
  tripsOf(settle(fixes, { now, deviceType }).points, now)

/** 50 km/h for 300 s, 90 for 300 s and 36 for 300 s, and 20 for 30 s. */
const DRIVEN_KM = 14.83
/** What a distance in steps of 30 m may differ from that of the way itself. */
const TOLERANCE = 0.03

describe('trips and stops', () => {
  it('make one trip of a drive with lights, between two stops, whatever the interval and the order', () => {
    for (const drive of [aDrive(), thinned(aDrive(), 5), thinned(aDrive(), 15), thinned(aDrive(), 60)])
      for (const order of [drive, drive.toReversed(), shuffled(drive)]) {
        const { trips, stops } = tripsAlong(order)
        expect([trips.length, stops.length]).toEqual([1, 2])
        const [trip] = trips
        expect(Math.abs((trip?.distanceKm ?? 0) / DRIVEN_KM - 1)).toBeLessThan(TOLERANCE)
        expect(Math.abs((trip?.start ?? 0) - second(400))).toBeLessThanOrEqual(60_000)
        expect(Math.abs((trip?.end ?? 0) - second(1600))).toBeLessThanOrEqual(90_000)
        expect(stops[0]?.end).toBe(trip?.start)
        expect(stops[1]).toMatchObject({ start: trip?.end, end: null })
      }
  })
  it('agree with the sum of the ways from fix to fix', () => {
    const drive = aDrive({ noiseM: 0, every: 5 })
    const sum = drive.reduce((km, fix, index) => km + haversineKm(drive[index - 1] ?? fix, fix), 0)
    expect(Math.abs((tripsAlong(drive).trips[0]?.distanceKm ?? 0) - sum)).toBeLessThan(sum * TOLERANCE)
  })
  it('are none for a receiver that stands: 0 m', () => {
    for (const every of [1, 15, 60])
      expect(tripsAlong(aDrift(3600, every))).toMatchObject({ trips: [], stops: [{ end: null }] })
  })
  it('follow a bicycle: two trips with a stop of ten minutes between', () => {
    for (const ride of [aBicycleRide(), thinned(aBicycleRide(), 15), aBicycleRide().toReversed()]) {
      const { trips, stops } = tripsAlong(ride, newestOf(ride), 'bicycle')
      expect([trips.length, stops.length]).toEqual([2, 1])
      expect(trips[1]).toMatchObject({ end: null, to: null })
    }
  })
  it('take a boat that drifts at 1 km/h for one trip', () => {
    const { trips } = tripsAlong(aDriftingBoat(), undefined, 'boat')
    expect(trips).toHaveLength(1)
    expect(trips[0]?.distanceKm).toBeGreaterThan(0.7)
  })
  it('make one trip of a walk with a noisy phone, and no spike counts', () => {
    for (const walk of [aNoisyPhone(), thinned(aNoisyPhone(5), 10), shuffled(aNoisyPhone())]) {
      const { trips, stops } = tripsAlong(walk, newestOf(walk), 'custom')
      expect([trips.length, stops.length]).toEqual([1, 0])
      expect(trips[0]?.distanceKm).toBeLessThan(3.4)
      expect(trips[0]?.distanceKm).toBeGreaterThan(1.8)
    }
  })
  it('close a trip at a gap above 3,600 s, and at the last fix when nothing came for so long', () => {
    const drive = alongLegs([{ seconds: 300, kmh: 50 }], { every: 15 })
    const end = newestOf(drive)
    expect(tripsAlong(drive, end + 3_600_000).trips[0]?.end).toBeNull()
    expect(tripsAlong(drive, end + 3_600_001).trips[0]?.end).toBe(end)
    const later = drive.map((fix) => ({
      ...fix,
      recordedAt: fix.recordedAt + 2 * 3_600_000,
      shownAt: fix.shownAt + 2 * 3_600_000,
    }))
    expect(tripsAlong([...drive, ...later]).trips).toMatchObject([{ end }, { end: null }])
  })
  it('count the minutes with the engine known on, and know nothing of an unknown engine', () => {
    const stay = (ignition: boolean | null) =>
      [0, 300, 600].map((at) => fixAt(at, 0, 0, { ignition: at === 600 ? false : ignition }))
    expect(tripsAlong(stay(true)).stops[0]?.idleMinutes).toBe(10)
    expect(tripsAlong(stay(false)).stops[0]?.idleMinutes).toBe(0)
    expect(tripsAlong([0, 300].map((at) => fixAt(at, 0))).stops[0]?.idleMinutes).toBeNull()
  })
  it('take reported speeds, and the average only of those above 1 km/h', () => {
    const speeds = [0, 30, 60, 1, 45]
    const fixes = speeds.map((speedKmh, place) => fixAt(place * 15, place * 200, 0, { speedKmh }))
    expect(tripsAlong(fixes).trips[0]).toMatchObject({ maxSpeedKmh: 60, averageSpeedKmh: 45 })
  })
  it('leave the way of a leap out of the distance', () => {
    const drive = alongLegs([{ seconds: 300, kmh: 50 }], { every: 15 })
    const leapt = drive.map((fix, place) => (place < 10 ? fix : { ...fix, lat: fix.lat + 9 }))
    expect(tripsAlong(leapt).trips).toMatchObject([{ start: drive[0]?.shownAt }])
    expect(tripsAlong(leapt).trips[0]?.distanceKm).toBeLessThan(4.2)
  })
  it('are none of nothing', () => {
    expect(tripsOf([], NOON)).toEqual({ trips: [], stops: [] })
  })
})
