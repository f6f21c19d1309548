import { describe, expect, it } from 'vitest'
import type { StoredEvent } from '../../functions/stores/events/stored-event.ts'
import { haversineMetres } from '../../shared/geo/distance.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { decode } from '../../shared/trackers/decode.ts'
import { stamp } from '../../shared/tracking/judging/clock.ts'
import { dayAt } from '../../shared/trails/day-range.ts'
import { anchorStatus } from '../../shared/watching/anchor/anchor-state.ts'
import { aStoredDevice } from '../../test/make/a-stored-device.ts'
import { aTracker, caughtUpTo } from '../simulate/tracker/recorder.ts'
import { ANCHORED_TRACKER } from '../simulate/vehicle/at-anchor.ts'
import { fleet } from '../simulate/vehicle/fleet.ts'
import { MODELS } from '../simulate/vehicle/models.ts'
import { aVehicle } from '../simulate/vehicle/vehicle.ts'
import { demoDefinitions, watchersOf } from './definitions.ts'
import { DEMO_DEVICES } from './devices.ts'
import { incidentsBefore, STORED_TRACKER } from './incidents.ts'
import { pastBefore } from './make-demo.ts'
import { type Past, pastOf } from './past.ts'
import { positionOf } from './position-of.ts'

const TIMEZONE = 'America/New_York'
/** A Tuesday afternoon, and a Sunday morning after the clocks went forward. */
const TUESDAY = Date.parse('2026-02-24T20:15:00Z')
const SUNDAY = Date.parse('2026-03-15T14:00:00Z')
/** On an expressway at night. */
const FASTEST_KMH = 140
/** The combined receiver error of two positions. */
const RECEIVER_ERROR_M = 80

/** The pasts of some vehicles of the demo account by their tracker ids. */
function pastsBefore(now: number, trackerIds: readonly string[] = MODELS.map(({ trackerId }) => trackerId)) {
  const incidents = incidentsBefore(now, TIMEZONE)
  const watch = watchersOf(demoDefinitions('demo', now - 120 * DAY_MS))
  const units = fleet(MODELS.length, TIMEZONE, incidents.exceptionsOf)
  return new Map(
    units
      .filter(({ trackerId }) => trackerIds.includes(trackerId))
      .map((unit): [string, Past] => {
        const { trackerId: deviceId, deviceType } = unit
        const { tags = [], plate: vehicleNum = null } = DEMO_DEVICES[deviceId] ?? {}
        const device = aStoredDevice({ deviceId, deviceType, tags: [...tags], vehicleNum })
        const stored = deviceId === STORED_TRACKER ? incidents.stored : null
        return [
          deviceId,
          pastOf(unit, pastBefore(now, TIMEZONE), stored, {
            device,
            definitions: watch(device),
            crewId: 'crew',
          }),
        ]
      }),
  )
}

const eventsOf = (pasts: ReadonlyMap<string, Past>) => [...pasts.values()].flatMap(({ events }) => events)
const nameOf = (event: StoredEvent) => (event.kind === 'rule' ? event.ruleName : event.geofenceName)

const hourOf = (at: number) =>
  Number(new Date(at).toLocaleString('en-GB', { hour: '2-digit', timeZone: TIMEZONE }))

describe.each([
  ['a Tuesday', TUESDAY],
  ['a Sunday after a change of the clocks', SUNDAY],
])('the past of the demo account until %s', (_, now) => {
  const pasts = pastsBefore(now)
  const events = eventsOf(pasts)
  const pastOfOne = (trackerId: string) => {
    const past = pasts.get(trackerId)
    if (past === undefined) throw new Error(`no ${trackerId}`)
    return past
  }

  it('raises three to six alerts on each of thirty days', () => {
    const days = events.map(({ timestamp }) => dayAt(Date.parse(timestamp), TIMEZONE))
    const counts = [...new Set(days)]
      .filter((day) => day !== dayAt(now, TIMEZONE))
      .map((day) => days.filter((one) => one === day).length)
    expect(counts).toHaveLength(30)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...counts)).toBeLessThanOrEqual(6)
  })

  it('fires each rule for the vehicle that it concerns, and crosses each geofence', () => {
    const raised = new Set(events.map((event) => `${nameOf(event)}: ${event.deviceId}`))
    expect([...raised].toSorted()).toEqual([
      'Anchor watch: SAIL34',
      'Boat battery low: SEA240',
      'Dinner Key Marina: SEA240',
      'Doral Depot: TRLR05',
      'Grove School: TESLA3',
      'Miami Beach Marina: YACHT60',
      'Moved without ignition: MOTO88',
      'No contact offshore: SEA240',
      'Port Everglades: TRUCK7',
      'Speeding: MOTO88',
      'Speeding: TESLA3',
    ])
  })

  it.each([...pasts.keys()])('reports from %s lie close together, until a moment ago', (trackerId) => {
    const { positions, held } = pastOfOne(trackerId)
    const { from } = pastBefore(now, TIMEZONE)
    expect((positions[0]?.recordedAt ?? 0) - from).toBeLessThan(HOUR_MS)
    expect(now - (positions.at(-1)?.recordedAt ?? 0)).toBeLessThanOrEqual(HOUR_MS)
    expect(held / positions.length).toBeLessThan(0.001)
    const pauses = positions
      .slice(1)
      .map((position, index) => position.recordedAt - (positions[index]?.recordedAt ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThan(0)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(HOUR_MS)
    expect(Math.max(...positions.map(({ speedKmh }) => speedKmh ?? 0))).toBeLessThan(FASTEST_KMH)
    const leapsM = positions.slice(1).map((position, index) => {
      const before = positions[index] ?? position
      const seconds = (position.recordedAt - before.recordedAt) / SECOND_MS
      return haversineMetres(before, position) - (seconds * FASTEST_KMH) / 3.6
    })
    expect(Math.max(...leapsM)).toBeLessThan(RECEIVER_ERROR_M)
  })

  it('LIV-7 has a sailboat at anchor, with two acknowledged alarms in the last night and a battery that empties', () => {
    const { anchored, events, positions } = pastOfOne(ANCHORED_TRACKER)
    const alarms = events.map((event) => {
      const at = Date.parse(event.timestamp)
      const checks = event.kind === 'rule' ? event.reasons.map(({ check }) => check) : []
      return { day: dayAt(at, TIMEZONE), hour: hourOf(at), checks }
    })
    const day = dayAt(now, TIMEZONE)
    expect(alarms).toEqual([
      { day, hour: 4, checks: ['noPosition'] },
      { day, hour: 5, checks: ['dragging'] },
    ])
    expect(anchored && anchorStatus(anchored.state)).toBe('watching')
    expect(anchored?.state.distanceM).toBeLessThan(anchored?.watch.radiusM ?? 0)
    expect(anchored?.repeatAt).toBeNull()
    const volts = positions.flatMap(({ recordedAt, batteryVolts }) =>
      recordedAt > (anchored?.watch.setAt ?? 0) && batteryVolts !== null ? [batteryVolts] : [],
    )
    expect(volts[0]).toBeGreaterThan(12.4)
    expect(volts.at(-1)).toBeLessThan(12.4)
    expect(Math.min(...volts)).toBeGreaterThan(11.9)
  })

  it('has a night drive, a tow with the ignition off, and a week in storage', () => {
    const nightDrive = pastOfOne('TESLA3').positions.filter(
      ({ recordedAt, speedKmh }) => (speedKmh ?? 0) > 0 && hourOf(recordedAt) < 4,
    )
    expect(nightDrive.length).toBeGreaterThan(100)
    const towed = pastOfOne('MOTO88').positions.filter(
      ({ speedKmh, ignition }) => (speedKmh ?? 0) > 30 && ignition === false,
    )
    expect(towed.length).toBeGreaterThan(20)
    expect(new Set(towed.map(({ recordedAt }) => hourOf(recordedAt))).size).toBeLessThanOrEqual(2)
    const { stored } = incidentsBefore(now, TIMEZONE)
    const inStorage = pastOfOne(STORED_TRACKER).positions.filter(
      ({ recordedAt }) => recordedAt > stored.from + MINUTE_MS && recordedAt <= stored.to,
    )
    expect(inStorage.length).toBeLessThanOrEqual(7 * 24 + 1)
    expect(new Set(inStorage.map(({ reportIntervalSeconds }) => reportIntervalSeconds))).toEqual(
      new Set([3600]),
    )
  })
})

describe('the past of the demo account', () => {
  it('is the same each time, and later on the same day the same with more', () => {
    const once = pastsBefore(TUESDAY, ['TESLA3', 'TRUCK7'])
    const again = pastsBefore(TUESDAY, ['TESLA3', 'TRUCK7'])
    const later = pastsBefore(TUESDAY + 2 * HOUR_MS, ['TESLA3', 'TRUCK7'])
    expect(again).toEqual(once)
    for (const [trackerId, { positions, events }] of once) {
      expect(later.get(trackerId)?.positions.slice(0, positions.length)).toEqual(positions)
      expect(later.get(trackerId)?.events.slice(0, events.length)).toEqual(events)
      expect(later.get(trackerId)?.positions.length).toBeGreaterThan(positions.length)
    }
  })

  it('is judged from positions as the dialect decodes them', () => {
    const [unit] = fleet(1, TIMEZONE)
    if (unit === undefined) throw new Error('no fleet')
    const saturday = Date.parse('2026-02-21T00:00-05:00')
    const receivedAt = saturday + DAY_MS
    const { positions } = caughtUpTo(aTracker(aVehicle(unit, saturday), saturday), receivedAt)
    for (const telemetry of positions) {
      const bytes = new TextEncoder().encode(JSON.stringify(telemetry))
      const decoded = decode('vectra', bytes, receivedAt).positions.map(stamp)
      expect([positionOf(telemetry, receivedAt)]).toEqual(decoded)
    }
  })
})
