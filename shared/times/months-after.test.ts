import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { monthsAfter } from './months-after.ts'

describe('REP-3 months of the calendar', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-28', 1, '2026-02-28'],
    ['2026-01-29', 1, '2026-02-28'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
  ])('REP-3 %s and %d months is %s', (day, months, expected) => {
    expect(monthsAfter(day, months)).toBe(expected)
  })

  test('REP-3 agree with the calendar of Temporal, ten years on and a century of days', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 120 }), (date, months) => {
        const day = date.toISOString().slice(0, 10)
        expect(monthsAfter(day, months)).toBe(Temporal.PlainDate.from(day).add({ months }).toString())
      }),
    )
  })
})
