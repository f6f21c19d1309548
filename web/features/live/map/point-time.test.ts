import { expect, test } from 'vitest'
import { pointTime } from './point-time.ts'

test.each([
  ['2026-11-21T12:00:00.000Z', Date.UTC(2026, 10, 21, 12)],
  [null, 'unknown'],
  ['', 'unknown'],
  ['yesterday', 'invalid'],
])('LIV-6 the time %j of a position reads as %j', (at, time) => {
  expect(pointTime(at)).toBe(time)
})
