import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { ageOf } from './age.tsx'

test.each([
  [-HOUR_MS, 'now', 0],
  [0, 'now', 0],
  [5 * SECOND_MS - 1, 'now', 0],
  [5 * SECOND_MS, 'seconds', 5],
  [MINUTE_MS - 1, 'seconds', 59],
  [MINUTE_MS, 'minutes', 1],
  [2 * MINUTE_MS - 1, 'minutes', 1],
  [2 * MINUTE_MS, 'minutes', 2],
  [HOUR_MS - 1, 'minutes', 59],
  [HOUR_MS, 'hours', 1],
  [DAY_MS - 1, 'hours', 23],
  [DAY_MS, 'days', 1],
  [40 * DAY_MS, 'days', 40],
  [Number.NaN, 'invalid', 0],
] as const)('STA-5 an age of %d ms is %s, %i', (ageMs, unit, count) => {
  expect(ageOf(ageMs)).toEqual({ unit, count })
})
