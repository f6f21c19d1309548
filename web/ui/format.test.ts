import { expect, test } from 'vitest'
import { durationInOneUnit, listTime } from './format.ts'

/** Local times, so that the test passes in every time zone. */
const at = (month: number, day: number, hours: number, minutes: number) =>
  new Date(2026, month - 1, day, hours, minutes).toISOString()

test.each([
  [at(1, 5, 14, 3), 'Jan 05, 14:03'],
  [at(12, 31, 0, 0), 'Dec 31, 00:00'],
  [at(7, 9, 23, 59), 'Jul 09, 23:59'],
])('APP-12 %s is shown as %s in list popups', (time, text) => {
  expect(listTime(time)).toBe(text)
})

test.each([
  [0, '0 s', '0 s'],
  [119, '119 s', '119 s'],
  [120, '2 min', '2 min'],
  [121, '2 min', '3 min'],
  [7199, '119 min', '120 min'],
  [7200, '2 h', '2 h'],
  [7201, '2 h', '3 h'],
])('APP-12 %i s are shown as %s, and as %s for a wait that must not be too short', (seconds, age, wait) => {
  expect(durationInOneUnit(seconds)).toBe(age.replace(' ', '\u202f'))
  expect(durationInOneUnit(seconds, Math.ceil)).toBe(wait.replace(' ', '\u202f'))
})
