import { expect, test } from 'vitest'
import { monthAfter } from './free-month.ts'

test.each([
  ['2026-01-15T10:20:30.000Z', '2026-02-15T10:20:30.000Z'],
  ['2027-01-31T23:59:59.000Z', '2027-02-28T23:59:59.000Z'],
  ['2026-12-31T00:00:00Z', '2027-01-31T00:00:00.000Z'],
])('SUB-7 a month after %s is %s', (endsAt, later) => {
  expect(monthAfter(endsAt)).toBe(later)
})
