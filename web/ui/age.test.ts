import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { ageOf } from './age.ts'

describe('STA-5 how old a position is, in the largest unit that fits', () => {
  test.each([
    [-HOUR_MS, 'now', 0],
    [0, 'now', 0],
    [5 * SECOND_MS - 1, 'now', 0],
    [5 * SECOND_MS, 'seconds', 5],
    [MINUTE_MS - 1, 'seconds', 59],
    [MINUTE_MS, 'minutes', 1],
    [HOUR_MS - 1, 'minutes', 59],
    [HOUR_MS, 'hours', 1],
    [DAY_MS - 1, 'hours', 23],
    [DAY_MS, 'days', 1],
    [40 * DAY_MS, 'days', 40],
  ] as const)('STA-5 %i ms is %s, %i', (ageMs, unit, count) => {
    expect(ageOf(ageMs)).toEqual({ unit, count })
  })
})
