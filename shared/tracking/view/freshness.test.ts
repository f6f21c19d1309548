import { describe, expect, it } from 'vitest'
import { aPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'
import { Tracking } from '../../devices/tracking.ts'
import { type StampedPosition, stamp } from '../judging/clock.ts'
import { reprocess } from '../judging/reprocess.ts'
import { NOTHING_TRACKED } from '../tracked.ts'
import { freshnessOf, isOnline, nextContactAt } from './freshness.ts'
import { trackingOf } from './tracking-view.ts'

const trackedAfter = (...fixes: StampedPosition[]) =>
  reprocess(fixes, { now: NOON, deviceType: 'car' }).tracked
const asOf = (second: number, storageMode = false) => ({ now: NOON + second * 1000, storageMode })
/** Received at the moment of the fix, so that both have the same age. */
const receivedAtNoon = (reportIntervalSeconds: number | null) =>
  trackedAfter(stamp(aPosition({ receivedAt: NOON, reportIntervalSeconds })))

describe('online', () => {
  it('lasts for 10 minutes, or twice the interval where that is longer', () => {
    for (const [interval, deadline] of [
      [null, 600],
      [15, 600],
      [300, 600],
      [301, 602],
      [3600, 7200],
    ] as const) {
      expect(isOnline(receivedAtNoon(interval), asOf(deadline))).toBe(true)
      expect(isOnline(receivedAtNoon(interval), asOf(deadline + 1))).toBe(false)
    }
    expect(isOnline(NOTHING_TRACKED, asOf(0))).toBe(false)
  })
  it('lasts for two hours in storage mode, whatever was reported before', () => {
    expect(isOnline(receivedAtNoon(15), asOf(7200, true))).toBe(true)
    expect(isOnline(receivedAtNoon(15), asOf(7201, true))).toBe(false)
  })
})

describe('freshness', () => {
  const freshness = (interval: number | null, second: number, storageMode = false) =>
    freshnessOf(receivedAtNoon(interval), asOf(second, storageMode))
  it('is live, delayed or silent by the age of the fix and the last contact', () => {
    expect([0, 60, 61, 600, 601].map((second) => freshness(null, second))).toEqual([
      'live',
      'live',
      'delayed',
      'delayed',
      'silent',
    ])
    expect([120, 121].map((second) => freshness(60, second))).toEqual(['live', 'delayed'])
  })
  it('is last known when the fix is older than 10 minutes and the tracker is online', () => {
    const tracked = trackedAfter(fixAt(0, 0), fixAt(590, 0, 0, { satellites: 0 }))
    expect([600, 601].map((second) => freshnessOf(tracked, asOf(second)))).toEqual(['delayed', 'lastKnown'])
  })
  it('is asleep in storage mode or at a reported interval of 1,800 s, until the deadline', () => {
    expect([freshness(1800, 0), freshness(1799, 0)]).toEqual(['asleep', 'live'])
    expect([3600, 3601].map((second) => freshness(1800, second))).toEqual(['asleep', 'silent'])
    expect([freshness(15, 7200, true), freshness(15, 7201, true)]).toEqual(['asleep', 'silent'])
    expect(nextContactAt(receivedAtNoon(null), asOf(0, true))).toBe(NOON + 3_600_000)
    expect(nextContactAt(receivedAtNoon(1800), asOf(0))).toBe(NOON + 1_800_000)
    expect(nextContactAt(receivedAtNoon(null), asOf(0))).toBeNull()
  })
  it('is never live while the newest fix is held, and last known while it is frozen', () => {
    const jumped = trackedAfter(fixAt(0, 0), fixAt(1, 1_000_000))
    expect(freshnessOf(jumped, asOf(2))).toBe('delayed')
    const frozen = trackedAfter(fixAt(0, 0), fixAt(1, 15), fixAt(2, 15))
    expect(freshnessOf(frozen, asOf(3))).toBe('lastKnown')
    expect(trackingOf(frozen, asOf(3))).toMatchObject({ flags: ['frozen'], freshness: 'lastKnown' })
  })
})

describe('the tracking of a device', () => {
  it('is null before the first accepted fix', () => {
    expect(trackingOf(trackedAfter(fixAt(0, 0, 0, { satellites: 0 })), asOf(0))).toBeNull()
  })
  it('matches its schema', () => {
    const fix = aPosition({
      speedKmh: 31.5,
      course: 90,
      ignition: true,
      odometerKm: 1204.6,
      reportIntervalSeconds: 60,
    })
    const tracking = trackingOf(trackedAfter(stamp(fix)), asOf(1))
    expect(Tracking.parse(tracking)).toEqual(tracking)
    expect(tracking).toMatchObject({
      latitude: 26.1,
      longitude: -80.1,
      speed: 31.5,
      heading: 90,
      acc: true,
      mileage: 1204.6,
      motionStatus: 'MOVING',
      GPSTime: '2026-06-01T12:00:00.000Z',
      lastUpdate: '2026-06-01T12:00:00.900Z',
      freshness: 'live',
      flags: [],
      since: '2026-06-01T12:00:00.000Z',
      nextContactAt: '2026-06-01T12:01:00.900Z',
    })
  })
  it('CMD-6 has the reported interval, else the one observed between the newest two fixes', () => {
    const intervalAfter = (...fixes: StampedPosition[]) =>
      trackingOf(trackedAfter(...fixes), asOf(0))?.reportIntervalSeconds
    const reporting = { reportIntervalSeconds: 15 }
    expect(intervalAfter(fixAt(0, 0))).toBeNull()
    expect(intervalAfter(fixAt(0, 0), fixAt(60, 0))).toBe(60)
    expect(intervalAfter(fixAt(0, 0, 0, reporting), fixAt(60, 0))).toBe(15)
    expect(intervalAfter(fixAt(0, 0), fixAt(3600, 0))).toBe(3600)
    expect(intervalAfter(fixAt(0, 0), fixAt(3601, 0))).toBeNull()
  })
  it('is idle only with the engine known to be on', () => {
    const statusOf = (ignition: boolean | null) =>
      trackingOf(trackedAfter(fixAt(0, 0, 0, { ignition })), asOf(0))?.motionStatus
    expect([true, false, null].map(statusOf)).toEqual(['IDLE', 'STOPPED', 'STOPPED'])
  })
  it('shows a fix with a broken clock at its receipt, flagged', () => {
    const broken = stamp(aPosition({ recordedAt: Date.UTC(2099, 0, 1), receivedAt: NOON }))
    expect(trackingOf(trackedAfter(broken), asOf(0))).toMatchObject({
      flags: ['clock'],
      GPSTime: '2026-06-01T12:00:00.000Z',
    })
  })
})
