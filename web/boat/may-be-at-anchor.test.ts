import { expect, test } from 'vitest'
import type { Tracking } from '../../shared/devices/tracking.ts'
import { METRES_PER_DEGREE } from '../../shared/geo/distance.ts'
import type { DrawnShape } from '../../shared/geofences/boundary.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import { NOTHING_ON_BOARD } from '../../shared/tracking/on-board.ts'
import { aDevice } from '../make/a-device.ts'
import { mayBeAtAnchorSince } from './may-be-at-anchor.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const HALF_AN_HOUR_AGO = NOW - 30 * MINUTE_MS
const SINCE = toIso(HALF_AN_HOUR_AGO)
const BOAT = { latitude: 26.1, longitude: -80.1 }

function sinceOf(changed: Partial<Tracking> = {}, geofences: (DrawnShape & { active: boolean })[] = []) {
  const still = { motionStatus: 'STOPPED', freshness: 'live', since: SINCE, ...BOAT } as const
  const { tracking } = aDevice({ tracking: { ...still, ...changed } })
  return tracking && mayBeAtAnchorSince(tracking, geofences, NOW)
}

/** A geofence of 100 m around a place so many metres north of the boat. */
const harbour = (metres: number, active = true) => ({
  shape: 'circle' as const,
  points: [{ ...BOAT, latitude: BOAT.latitude + metres / METRES_PER_DEGREE }],
  radius: 100,
  width: null,
  active,
})

test('LIV-7 a boat may be at anchor once it has been lying still for half an hour', () => {
  expect(sinceOf()).toBe(SINCE)
  expect(sinceOf({ motionStatus: 'IDLE' })).toBe(SINCE)
  expect(sinceOf({ since: toIso(HALF_AN_HOUR_AGO + 1) })).toBeNull()
  expect(sinceOf({ since: null })).toBeNull()
  expect(sinceOf({ motionStatus: 'MOVING' })).toBeNull()
})

test('LIV-7 nobody asks of a boat whose position is not current', () => {
  expect(sinceOf({ freshness: 'delayed' })).toBe(SINCE)
  expect(sinceOf({ freshness: 'silent' })).toBeNull()
  expect(sinceOf({ freshness: 'lastKnown' })).toBeNull()
})

test('LIV-7 a boat in an active geofence or with shore power is not at anchor', () => {
  expect(sinceOf({}, [harbour(99)])).toBeNull()
  expect(sinceOf({}, [harbour(101)])).toBe(SINCE)
  expect(sinceOf({}, [harbour(101), harbour(0)])).toBeNull()
  expect(sinceOf({}, [harbour(0, false)])).toBe(SINCE)
  expect(sinceOf({ onBoard: { ...NOTHING_ON_BOARD, shorePower: true } })).toBeNull()
  expect(sinceOf({ onBoard: { ...NOTHING_ON_BOARD, shorePower: false } })).toBe(SINCE)
})
