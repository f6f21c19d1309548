import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
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
} from '../../../test/make/tracking/tracks.ts'
import { haversineKm } from '../../geo/distance.ts'
import type { StampedPosition } from '../judging/clock.ts'
import { reprocess } from '../judging/reprocess.ts'
import { tripsOf } from './trips.ts'

const second = (at: number) => NOON + at * 1000
const newestOf = (fixes: readonly StampedPosition[]) => Math.max(...fixes.map(({ shownAt }) => shownAt))
const tripsAlong = (fixes: readonly StampedPosition[], now = newestOf(fixes), deviceType = 'car') =>
  tripsOf(reprocess(fixes, { now, deviceType }).points, now)

/** 50 km/h, 90 and 36 for 300 s each, and 20 for 30 s. */
const DRIVEN_KM = 14.83
/** The tolerance of a distance in steps of 30 m against that of the path itself. */
const TOLERANCE = 0.03

describe('trips and stops', () => {
  it('are one trip between two stops for a drive with traffic lights, at any interval and in any order', () => {
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
  it('have the distance of the sum over all fixes', () => {
    const drive = aDrive({ noiseM: 0, every: 5 })
    const sum = drive.reduce((km, fix, index) => km + haversineKm(drive[index - 1] ?? fix, fix), 0)
    expect(Math.abs((tripsAlong(drive).trips[0]?.distanceKm ?? 0) - sum)).toBeLessThan(sum * TOLERANCE)
  })
  it('are one stop for a receiver that stands', () => {
    for (const every of [1, 15, 60])
      expect(tripsAlong(aDrift(3600, every))).toMatchObject({ trips: [], stops: [{ end: null }] })
  })
  it('are one stop for a receiver that stands for twelve hours and is up to 60 m off', () => {
    for (const every of [5, 15, 60])
      for (const seed of [1, 2, 3]) {
        const wide = aDrift(12 * 3600, every, seed).map((fix) => ({
          ...fix,
          lat: 26.1 + (fix.lat - 26.1) * 1.8,
          lng: -80.1 + (fix.lng + 80.1) * 1.8,
          speedKmh: 6,
        }))
        expect(tripsAlong(wide)).toMatchObject({ trips: [], stops: [{ start: NOON, end: null }] })
      }
  })
  it('are one stop for a boat that swings at anchor with the tide', () => {
    const swinging = Array.from({ length: 4 * 240 }, (_, minute) => {
      const turned = Math.PI / (1 + Math.exp(-(minute - 480) / 10)) + 0.4 * Math.sin(minute)
      return fixAt(minute * 60, 35 * Math.sin(turned), 35 * Math.cos(turned))
    })
    expect(tripsAlong(swinging, undefined, 'boat')).toMatchObject({
      trips: [],
      stops: [{ start: NOON, end: null }],
    })
  })
  it('have no trip of drift: within 100 m of where it stood, or twice its accuracy, and below 2 km/h', () => {
    /** Stands for ten minutes, goes `metres` in `seconds`, and stands again. */
    const going = (metres: number, seconds: number, fields = {}) =>
      [
        [0, 0],
        [600, 0],
        [600 + seconds, metres],
        [1200 + seconds, metres],
      ].map(([at = 0, east = 0]) => fixAt(at, east, 0, fields))
    const counts = (fixes: StampedPosition[]) => {
      const { trips, stops } = tripsAlong(fixes)
      return [trips.length, stops.length]
    }
    expect(counts(going(80, 145))).toEqual([0, 1])
    expect(counts(going(80, 143))).toEqual([1, 2])
    expect(counts(going(99.5, 290))).toEqual([0, 1])
    expect(counts(going(100.5, 290))).toEqual([1, 2])
    expect(counts(going(119.5, 290, { accuracyM: 60 }))).toEqual([0, 1])
    expect(counts(going(120.5, 290, { accuracyM: 60 }))).toEqual([1, 2])
  })
  it('have no trip that returns within 50 m after less than 500 m, never more than 100 m away', () => {
    /** Goes 80 m to and fro at 36 km/h, `times` times, and ends `end` metres from where it stood. */
    const toAndFro = (times: number, end: number) => {
      const legs = Array.from({ length: times }, (_, time) =>
        [80, 0].map((east, half) => [608 + time * 16 + half * 8, east]),
      )
      const back = 600 + times * 16
      const fixes = [[0, 0], [600, 0], ...legs.flat().slice(0, -1), [back, end], [back + 600, end]]
      const { trips } = tripsAlong(fixes.map(([at = 0, east = 0]) => fixAt(at, east)))
      return trips.length
    }
    expect([toAndFro(3, 0), toAndFro(4, 0)]).toEqual([0, 1])
    expect([toAndFro(2, 49.5), toAndFro(2, 50.5)]).toEqual([0, 1])
  })
  it('are a new stop every 100 m for a boat that drags its anchor', () => {
    const dragging = Array.from({ length: 480 }, (_, minute) => fixAt(minute * 60, minute * 9))
    const { stops } = tripsAlong(dragging, undefined, 'boat')
    for (const [index, { place }] of stops.entries())
      expect(haversineKm(place, stops[index - 1]?.place ?? fixAt(0, -1000))).toBeGreaterThan(0.1)
    expect(stops.length).toBeGreaterThan(10)
  })
  it('are two trips where a receiver repeats its coordinates for the ten minutes between', () => {
    const drive = (from: number, east: number) =>
      Array.from({ length: 20 }, (_, index) => fixAt(from + index * 30, east + index * 300))
    const stop = Array.from({ length: 20 }, (_, index) => fixAt(600 + index * 30, 19 * 300))
    const { trips, stops } = tripsAlong([...drive(0, 0), ...stop, ...drive(1200, 19 * 300 + 100)])
    expect([trips.length, stops.length]).toEqual([2, 1])
    expect(stops[0]).toMatchObject({ start: second(570) })
  })
  it('are two trips of a bicycle with a stop of ten minutes between', () => {
    for (const ride of [aBicycleRide(), thinned(aBicycleRide(), 15), aBicycleRide().toReversed()]) {
      const { trips, stops } = tripsAlong(ride, newestOf(ride), 'bicycle')
      expect([trips.length, stops.length]).toEqual([2, 1])
      expect(trips[1]).toMatchObject({ end: null, to: null })
    }
  })
  it('are one trip of a boat that drifts at 1 km/h', () => {
    const { trips } = tripsAlong(aDriftingBoat(), undefined, 'boat')
    expect(trips).toHaveLength(1)
    expect(trips[0]?.distanceKm).toBeGreaterThan(0.7)
  })
  it('are one trip of a walk with a noisy phone, without its spikes', () => {
    for (const walk of [aNoisyPhone(), thinned(aNoisyPhone(5), 10), shuffled(aNoisyPhone())]) {
      const { trips, stops } = tripsAlong(walk, newestOf(walk), 'custom')
      expect([trips.length, stops.length]).toEqual([1, 0])
      expect(trips[0]?.distanceKm).toBeLessThan(3.4)
      expect(trips[0]?.distanceKm).toBeGreaterThan(1.8)
    }
  })
  it('end a trip at a gap of more than 3,600 s, also until now', () => {
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
  it('count the minutes with the engine on, unknown for an unknown engine', () => {
    const stop = (ignition: boolean | null) =>
      [0, 300, 600].map((at) => fixAt(at, 0, 0, { ignition: at === 600 ? false : ignition }))
    expect(tripsAlong(stop(true)).stops[0]?.idleMinutes).toBe(10)
    expect(tripsAlong(stop(false)).stops[0]?.idleMinutes).toBe(0)
    expect(tripsAlong([0, 300].map((at) => fixAt(at, 0))).stops[0]?.idleMinutes).toBeNull()
  })
  it('have the reported speeds, and the average of those above 1 km/h', () => {
    const speeds = [0, 30, 60, 1, 45]
    const fixes = speeds.map((speedKmh, index) => fixAt(index * 15, index * 200, 0, { speedKmh }))
    expect(tripsAlong(fixes).trips[0]).toMatchObject({ maxSpeedKmh: 60, averageSpeedKmh: 45 })
  })
  it('leave a jump out of the distance', () => {
    const drive = alongLegs([{ seconds: 300, kmh: 50 }], { every: 15 })
    const jumped = drive.map((fix, index) => (index < 10 ? fix : { ...fix, lat: fix.lat + 9 }))
    expect(tripsAlong(jumped).trips).toMatchObject([{ start: drive[0]?.shownAt }])
    expect(tripsAlong(jumped).trips[0]?.distanceKm).toBeLessThan(4.2)
  })
  it('are none without points', () => {
    expect(tripsOf([], NOON)).toEqual({ trips: [], stops: [] })
  })
  it('have trips of 50 m or more', () => {
    const standing = (from: number, east: number) => [0, 150, 300, 450].map((at) => fixAt(from + at, east))
    const moved = (east: number) => tripsAlong([...standing(0, 0), ...standing(500, east)]).trips
    expect(moved(50.3)).toMatchObject([{ distanceKm: 0.05 }])
    expect(moved(49.3)).toEqual([])
  })
  it('count every step of fixes accurate to 30 m, and of worse ones none before 10 s', () => {
    const zigzag = (accuracyM: number) =>
      Array.from({ length: 61 }, (_, at) => fixAt(at, at * 25, (at % 2) * 25, { accuracyM }))
    expect(tripsAlong(zigzag(30)).trips[0]?.distanceKm).toBeCloseTo((60 * Math.hypot(25, 25)) / 1000, 1)
    expect(tripsAlong(zigzag(31)).trips[0]?.distanceKm).toBeCloseTo((60 * 25) / 1000, 1)
  })
})
