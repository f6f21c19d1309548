import { describe, expect, it } from 'vitest'
import { HOUR_MS, SECOND_MS } from '../../shared/time.ts'
import { fleet } from './fleet.ts'
import { aTracker, ordered, recordedUntil, type Tracker, trackedUntil } from './recorder.ts'
import { aVehicle } from './vehicle.ts'

const START = Date.UTC(2026, 0, 5, 12)
const trackers = fleet(12).map((unit) => aTracker(aVehicle(unit), START))
const [boat] = trackers

const withoutCoverage = (tracker: Tracker, seconds: number): Tracker => {
  const receiver = { ...tracker.vehicle.receiver, outOfCoverageSeconds: seconds }
  return { ...tracker, vehicle: { ...tracker.vehicle, receiver } }
}

describe('what a tracker records', () => {
  it.each(trackers)(
    'comes every 15 s moving and every 60 s standing, in order ($vehicle.unit.name)',
    (tracker) => {
      const { positions } = recordedUntil(tracker, START + 3 * HOUR_MS)
      expect(positions.length).toBeGreaterThanOrEqual(3 * 60)
      for (const [index, position] of positions.entries()) {
        const before = positions[index - 1]
        if (before === undefined) continue
        const seconds = (Date.parse(position.time) - Date.parse(before.time)) / SECOND_MS
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(60)
        if ((before.speedKmh ?? 0) > 0 && (position.speedKmh ?? 0) > 0)
          expect(seconds).toBeLessThanOrEqual(15)
      }
    },
  )

  it('waits without coverage and comes in one burst after it', () => {
    if (!boat) throw new Error('no boat')
    let tracker = withoutCoverage(boat, 120)
    const handed: number[] = []
    for (let second = 1; second <= 150; second += 1) {
      const next = trackedUntil(tracker, START + second * SECOND_MS, null)
      tracker = next.tracker
      if (next.handedOver.length > 0) handed.push(next.handedOver.length)
    }
    expect(handed[0]).toBeGreaterThanOrEqual(8)
    expect(Math.max(...handed.slice(1))).toBe(1)
  })

  it('is every tick at a fixed rate', () => {
    if (!boat) throw new Error('no boat')
    const first = trackedUntil(withoutCoverage(boat, 100), START + 100, 10)
    expect(first.handedOver).toMatchObject([{ reportIntervalSeconds: 1 }])
    expect(trackedUntil(first.tracker, START + 200, 10).handedOver).toHaveLength(1)
  })

  it('is told at once after a command, and hourly in storage mode', () => {
    if (!boat) throw new Error('no boat')
    const stored = { ...boat.vehicle, orders: { relayCut: false, storageMode: true } }
    const first = trackedUntil(ordered(boat, stored), START + SECOND_MS, null)
    expect(first.handedOver).toMatchObject([{ reportIntervalSeconds: 3600 }])
    expect(first.handedOver[0]?.statusText).toContain('Power save mode')
    expect(recordedUntil(first.tracker, START + HOUR_MS).positions).toHaveLength(0)
  })
})
