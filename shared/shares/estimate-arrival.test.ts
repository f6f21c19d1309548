import { describe, expect, it } from 'vitest'
import { haversineMetres } from '../geo/distance.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time.ts'
import { estimateArrival } from './estimate-arrival.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const HARBOUR = { lat: 27, lng: -80, radiusM: 500 }
/** A minute of driving due north at 60 km/h. */
const KM_NORTH = 1 / (haversineMetres({ lat: 26, lng: -80 }, { lat: 27, lng: -80 }) / 1000)

/** Fixes on the way, each `km` south of the harbour's edge at a minute before noon. */
const southOf = (...fixes: [minute: number, km: number][]) =>
  fixes.map(([minute, km]) => ({
    lat: HARBOUR.lat - (km + HARBOUR.radiusM / 1000) * KM_NORTH,
    lng: -80,
    shownAt: NOON + minute * MINUTE_MS,
  }))
const minutesOf = (fixes: ReturnType<typeof southOf>, now = NOON) => {
  const at = estimateArrival(fixes, HARBOUR, now)
  return at === null ? null : (at - NOON) / MINUTE_MS
}

describe('an estimated arrival', () => {
  it('SHR-6 is by the distance to the edge and the average speed, rounded up to a minute', () => {
    expect(minutesOf(southOf([-3, 13], [-2, 12], [-1, 11], [0, 9.99]))).toBe(10)
    expect(minutesOf(southOf([-2, 12], [0, 9]))).toBe(6)
  })

  it('SHR-6 leaves out the time at a traffic light, and what was more than ten minutes ago', () => {
    expect(minutesOf(southOf([-5, 12], [-4, 11], [-2, 11], [-1, 10], [0, 8.99]))).toBe(9)
    expect(minutesOf(southOf([-11, 99], [-10, 20], [0, 9.99]))).toBe(10)
  })

  it('SHR-6 is absent for a device that stands still or moves away, and at once when it turns round', () => {
    expect(minutesOf(southOf([-2, 10], [-1, 10], [0, 10]))).toBeNull()
    expect(minutesOf(southOf([-2, 8], [-1, 9], [0, 10]))).toBeNull()
    expect(minutesOf(southOf([-3, 12], [-2, 10], [-1, 9], [0, 10]))).toBeNull()
    // 2 km/h closer is standing still
    expect(minutesOf(southOf([-1, 10], [0, 10 - 1.9 / 60]))).toBeNull()
    expect(minutesOf(southOf([-1, 10], [0, 10 - 2.1 / 60]))).not.toBeNull()
  })

  it('SHR-6 is absent with an old fix, with too few fixes, and for more than a day', () => {
    const fixes = southOf([-1, 11], [0, 9.99])
    expect(minutesOf(fixes, NOON + 5 * MINUTE_MS)).toBe(10)
    expect(minutesOf(fixes, NOON + 5 * MINUTE_MS + 1)).toBeNull()
    expect(minutesOf(southOf([0, 10]))).toBeNull()
    expect(minutesOf([])).toBeNull()
    const [before, newest] = southOf([-1, 10], [0, 9])
    if (before === undefined || newest === undefined) throw new Error('Two fixes are needed')
    expect(estimateArrival([{ ...before, shownAt: NOON - 59 * SECOND_MS }, newest], HARBOUR, NOON)).toBeNull()
    const slow = (kmFromThere: number) => minutesOf(southOf([-1, kmFromThere + 0.05], [0, kmFromThere]))
    expect(slow(71)).toBeLessThan(DAY_MS / MINUTE_MS)
    expect(slow(73)).toBeNull()
  })

  it('SHR-6 is not before now, and not for places on the other side of 180°', () => {
    expect(minutesOf(southOf([-5, 6], [-4, 0.5]), NOON)).toBe(0)
    const place = { lat: 0, lng: -179.95, radiusM: 50 }
    const east = (minute: number, lng: number) => ({ lat: 0, lng, shownAt: NOON + minute * MINUTE_MS })
    const at = estimateArrival([east(-1, 179.9), east(0, 179.91)], place, NOON)
    expect(((at ?? 0) - NOON) / MINUTE_MS).toBe(14)
  })
})
