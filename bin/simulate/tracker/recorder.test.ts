import { describe, expect, it } from 'vitest'
import { HOUR_MS, SECOND_MS } from '../../../shared/time.ts'
import { fleet } from '../vehicle/fleet.ts'
import { aVehicle } from '../vehicle/vehicle.ts'
import { advancedTo, aTracker, caughtUpTo, type Pace, type Tracker, withSettings } from './recorder.ts'
import type { Telemetry } from './report.ts'

const HOUR_SECONDS = 3600
/** A Monday. */
const START = Date.UTC(2026, 0, 5, 8, 40)
const trackers = fleet(12, 'UTC').map((unit) => aTracker(aVehicle(unit, START), START))
const [boat] = trackers
/** On the Dolphin Expressway. */
const van = trackers.find(({ vehicle }) => vehicle.unit.trackerId === 'VAN012')
const REAL: Pace = { rate: null, hourSeconds: 3600 }
const SHORT_HOURS: Pace = { rate: null, hourSeconds: 60 }
const LOAD: Pace = { rate: 10, hourSeconds: 3600 }

/** The reports of a tracker, second by second. */
function liveReports(tracker: Tracker, seconds: number): Telemetry[] {
  let current = tracker
  return Array.from({ length: seconds }, (_, second) => {
    const next = advancedTo(current, tracker.clock + (second + 1) * SECOND_MS, REAL)
    current = next.tracker
    return next.sent
  }).flat()
}

const isMoving = ({ speedKmh = 0 }: Telemetry) => speedKmh > 0

/** How many seconds pass between reports, and whether the vehicle moves at both. */
const pausesOf = (positions: readonly Telemetry[]) =>
  positions.slice(1).map((position, index) => {
    const before = positions[index] ?? position
    return {
      seconds: (Date.parse(position.time) - Date.parse(before.time)) / SECOND_MS,
      moves: isMoving(before) && isMoving(position),
    }
  })

/** When the vehicle started and stopped. */
const changesOf = (positions: readonly Telemetry[]) =>
  positions
    .filter((position, index) => isMoving(position) !== isMoving(positions[index - 1] ?? position))
    .map(({ time }) => time)

const withoutCoverage = (tracker: Tracker, seconds: number): Tracker => {
  const receiver = { ...tracker.vehicle.receiver, outOfCoverageSeconds: seconds }
  return { ...tracker, vehicle: { ...tracker.vehicle, receiver } }
}

const inStorage = (tracker: Tracker): Tracker =>
  withSettings(tracker, {
    ...tracker.vehicle,
    settings: { ...tracker.vehicle.settings, storageMode: true },
    receiver: { ...tracker.vehicle.receiver, outOfCoverageSeconds: 0 },
  })

describe('a tracker reports', () => {
  it.each(trackers)(
    'at its interval moving and every 60 s standing, in order ($vehicle.unit.name)',
    (tracker) => {
      const { movingReportSeconds } = tracker.vehicle.settings
      const positions = liveReports(tracker, 3 * HOUR_SECONDS)
      expect(positions.length).toBeGreaterThanOrEqual(3 * 60)
      for (const { seconds, moves } of pausesOf(positions)) {
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(moves ? movingReportSeconds : 60)
      }
    },
  )

  it.each(trackers)(
    'rarely while it stood in the past, and each start and stop ($vehicle.unit.name)',
    (tracker) => {
      const { movingReportSeconds } = tracker.vehicle.settings
      const { positions } = caughtUpTo(tracker, START + 3 * HOUR_MS)
      for (const { seconds, moves } of pausesOf(positions)) {
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThanOrEqual(moves ? movingReportSeconds : HOUR_SECONDS)
      }
      expect(changesOf(positions)).toEqual(changesOf(liveReports(tracker, 3 * HOUR_SECONDS)))
    },
  )

  it('in one burst after it had no coverage', () => {
    if (!van) throw new Error('no van')
    let tracker = withoutCoverage(van, 120)
    const bursts: number[] = []
    for (let second = 1; second <= 150; second += 1) {
      const next = advancedTo(tracker, START + second * SECOND_MS, REAL)
      tracker = next.tracker
      if (next.sent.length > 0) bursts.push(next.sent.length)
    }
    expect(bursts[0]).toBeGreaterThanOrEqual(8)
    expect(Math.max(...bursts.slice(1))).toBe(1)
  })

  it('every tick at a fixed rate', () => {
    if (!boat) throw new Error('no boat')
    const first = advancedTo(withoutCoverage(boat, 100), START + 100, LOAD)
    expect(first.sent).toMatchObject([{ reportIntervalSeconds: 1 }])
    expect(advancedTo(first.tracker, START + 200, LOAD).sent).toHaveLength(1)
  })

  it('immediately after a command, and hourly in storage mode', () => {
    if (!boat) throw new Error('no boat')
    const first = advancedTo(inStorage(boat), START + SECOND_MS, REAL)
    expect(first.sent).toMatchObject([{ reportIntervalSeconds: 3600 }])
    expect(first.sent[0]?.statusText).toContain('Power save mode')
    expect(caughtUpTo(first.tracker, START + HOUR_MS).positions).toHaveLength(0)
  })

  it('CMD-5 after a shortened hour in storage mode, and still with the interval of a real one', () => {
    if (!boat) throw new Error('no boat')
    let tracker = inStorage(boat)
    const contacts: number[] = []
    for (let second = 1; second <= 150; second += 1) {
      const next = advancedTo(tracker, START + second * SECOND_MS, SHORT_HOURS)
      tracker = next.tracker
      for (const { reportIntervalSeconds } of next.sent) {
        expect(reportIntervalSeconds).toBe(3600)
        contacts.push(second)
      }
    }
    expect(contacts).toEqual([1, 61, 121])
  })

  it('CMD-3 immediately after storage mode, and then as often as before', () => {
    if (!boat) throw new Error('no boat')
    const stored = advancedTo(inStorage(boat), START + SECOND_MS, REAL).tracker
    const left = withSettings(stored, { ...stored.vehicle, settings: boat.vehicle.settings })
    const first = advancedTo(left, START + 2 * SECOND_MS, REAL)
    expect(first.sent).toMatchObject([{ reportIntervalSeconds: 60 }])
    expect(liveReports(first.tracker, 600).length).toBeGreaterThanOrEqual(9)
  })
})
