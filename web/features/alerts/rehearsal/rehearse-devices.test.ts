import { expect, test } from 'vitest'
import type { Advice } from '../../../../shared/rules/noise.ts'
import { aRuleEvent } from '../../../make/a-rule-event.ts'
import { adviceFor, EMPTY_REHEARSAL, withPart } from './rehearse-devices.ts'

const firings = (count: number, hour = 12) =>
  Array.from({ length: count }, (_, index) =>
    aRuleEvent({ eventId: `${hour} ${index}`, timestamp: `2026-11-21T${hour}:00:0${index}.000Z` }),
  )
const advice = (code: Advice['code'], minutes: number, left: number, insteadOf: number): Advice => ({
  code,
  minutes,
  firings: left,
  insteadOf,
})

test('ALR-1 the answers for some devices add up, newest first', () => {
  const one = withPart(EMPTY_REHEARSAL, {
    firings: firings(4),
    suppressed: [],
    devices: 10,
    noise: { reversedWithin2Minutes: 0.5, advice: null },
  })
  const both = withPart(one, {
    firings: firings(2, 13),
    suppressed: [{ timestamp: '2026-11-21T12:00:00.000Z', deviceId: 'A', because: 'cooldown' }],
    devices: 3,
    noise: { reversedWithin2Minutes: 1, advice: null },
  })
  expect(both).toMatchObject({ devices: 13, reversed: 4, suppressed: [{ deviceId: 'A' }] })
  expect(both.firings.map(({ timestamp }) => timestamp.slice(11, 13)).join()).toBe('13,13,12,12,12,12')
})

test('ALR-1 advice counts the alerts of the devices that it was not given for', () => {
  expect(adviceFor({ firings: firings(9), advice: [advice('longer-delay', 3, 1, 5)] })).toEqual(
    advice('longer-delay', 3, 5, 9),
  )
  const several = [
    advice('longer-delay', 3, 1, 3),
    advice('longer-delay', 5, 0, 2),
    advice('longer-cooldown', 60, 1, 4),
  ]
  expect(adviceFor({ firings: firings(9), advice: several })).toEqual(advice('longer-delay', 5, 5, 9))
  expect(adviceFor({ firings: firings(9), advice: [] })).toBeNull()
})
