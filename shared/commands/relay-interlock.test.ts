import { expect, test } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aTracked } from '../../test/make/tracking/a-tracked.ts'
import { relayInterlock } from './relay-interlock.ts'

const SECOND = 1000
const standing = { speedKmh: 0, satellites: 9 }

test('T45 the interlock allows a cut below 20 km/h', () => {
  expect(relayInterlock(aTracked({ speedKmh: 19.9 }), NOON).reason).toBeNull()
  expect(relayInterlock(aTracked({ speedKmh: 20 }), NOON).reason).toBe('speed')
})

test('T45 the interlock allows a cut with a fix of 60 s, and not a millisecond older', () => {
  expect(relayInterlock(aTracked(standing), NOON + 60 * SECOND).reason).toBeNull()
  expect(relayInterlock(aTracked(standing), NOON + 60 * SECOND + 1).reason).toBe('fixAge')
})

test('T45 a clock that runs ahead does not make a fix younger than its receipt', () => {
  const ahead = { ...standing, recordedAt: NOON + 100 * SECOND, receivedAt: NOON }
  expect(relayInterlock(aTracked(ahead), NOON + 60 * SECOND).reason).toBeNull()
  expect(relayInterlock(aTracked(ahead), NOON + 60 * SECOND + 1)).toMatchObject({
    reason: 'fixAge',
    fixAgeSeconds: 60,
  })
})

test('T45 the interlock stops a cut without a fix or a speed, while the newest fix is held, and with a broken clock', () => {
  expect(relayInterlock(aTracked(), NOON).reason).toBe('noFix')
  expect(relayInterlock(aTracked({ lat: 0, lng: 0 }), NOON).reason).toBe('noFix')
  const later = { recordedAt: NOON + 5 * SECOND, lat: 0, lng: 0, speedKmh: 0 }
  expect(relayInterlock(aTracked(standing, later), NOON + 6 * SECOND).reason).toBe('invalidFix')
  expect(relayInterlock(aTracked({ speedKmh: null }), NOON).reason).toBe('speedUnknown')
  const in2099 = { ...standing, recordedAt: Date.UTC(2099, 0, 1), receivedAt: NOON }
  expect(relayInterlock(aTracked(in2099), NOON + SECOND).reason).toBe('invalidFix')
})

test('T47 a late standing fix does not allow a cut for a vehicle that drives', () => {
  const driving = { speedKmh: 60 }
  const late = { recordedAt: NOON - 10 * SECOND, receivedAt: NOON + 2 * SECOND, speedKmh: 0 }
  expect(relayInterlock(aTracked(driving, late), NOON + 3 * SECOND)).toEqual({
    reason: 'speed',
    speedKmh: 60,
    fixAgeSeconds: 3,
  })
})
