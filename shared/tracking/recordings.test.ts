import { describe, expect, it } from 'vitest'
import { hasRecordings, readTrack } from '../../test/make/tracking/recordings.ts'
import { shuffled, thinned } from '../../test/make/tracking/tracks.ts'
import { haversineKm } from '../geo/distance.ts'
import type { StampedPosition } from './judging/clock.ts'
import { reprocess } from './judging/reprocess.ts'
import { tripsOf } from './motion/trips.ts'
import { freshnessOf } from './view/freshness.ts'

/** The tolerance of a distance in steps of 30 m against the sum over all fixes, which includes the receiver's noise. */
const TOLERANCE = 0.06

const newestOf = (track: readonly StampedPosition[]) => Math.max(...track.map(({ shownAt }) => shownAt))
const lengthKm = (track: readonly StampedPosition[]) =>
  track.reduce((km, fix, index) => km + haversineKm(track[index - 1] ?? fix, fix), 0)

function outcomeOf(track: readonly StampedPosition[]) {
  const now = newestOf(track)
  const { points, tracked } = reprocess(track, { now, deviceType: 'car' })
  return { tracked, points, ...tripsOf(points, now) }
}

/** The recording and thinned versions of it, each with orders in which it may arrive. */
const variantsOf = (track: readonly StampedPosition[]) =>
  [track, thinned(track, 5), thinned(track, 15), thinned(track, 30)].map((sorted) => ({
    sorted,
    orders: [sorted.toReversed(), shuffled(sorted), [...sorted, ...shuffled(sorted)]],
  }))

describe.skipIf(!hasRecordings)('recordings of real receivers', () => {
  it.each(['car-munich-1hz.csv', 'car-visnjan-etrex.csv', 'bus-limerick-304.csv'])(
    '%s is one trip',
    (file) => {
      for (const { sorted, orders } of variantsOf(readTrack(file))) {
        const outcome = outcomeOf(sorted)
        expect(outcome.trips).toHaveLength(1)
        expect(Math.abs((outcome.trips[0]?.distanceKm ?? 0) / lengthKm(sorted) - 1)).toBeLessThan(TOLERANCE)
        for (const order of orders) expect(outcomeOf(order)).toEqual(outcome)
      }
    },
  )

  it('parked-drift-amsterdam.csv is no trip', () => {
    for (const { sorted, orders } of variantsOf(readTrack('parked-drift-amsterdam.csv'))) {
      const outcome = outcomeOf(sorted)
      expect(outcome).toMatchObject({
        trips: [],
        stops: [{ end: null }],
        tracked: { motion: { moving: false } },
      })
      for (const order of orders) expect(outcomeOf(order)).toEqual(outcome)
    }
  })

  it('car-munich-1hz.csv is never live while its receiver is frozen, and has no jump after that', () => {
    const track = readTrack('car-munich-1hz.csv')
    /** Fix 585 is the last real one, repeated up to fix 618. */
    const [first, last] = [track[585], track[618]]
    for (const every of [1, 5, 15]) {
      const fixes = thinned(track, every)
      const repeats = fixes.filter(({ lat, lng }) => lat === first?.lat && lng === last?.lng).slice(1)
      expect(repeats.length).toBeGreaterThan(0)
      for (const repeat of repeats) {
        const { tracked } = reprocess(fixes.slice(0, fixes.indexOf(repeat) + 1), {
          now: 0,
          deviceType: 'car',
        })
        expect(tracked.last?.recordedAt).toBeLessThan(repeat.recordedAt)
        expect(freshnessOf(tracked, { now: repeat.receivedAt, storageMode: false })).toBe('lastKnown')
      }
      const flags = outcomeOf(fixes).points.flatMap((point) => point.flags)
      expect(flags).not.toContain('jump')
    }
  })
})
