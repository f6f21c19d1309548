import { expect, test } from 'vitest'
import { listTime } from './format.ts'

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
