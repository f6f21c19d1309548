import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zonedIso } from './zoned-iso.ts'

test.each([
  ['2026-06-01T12:00:05Z', 'America/New_York', '2026-06-01T08:00:05-04:00'],
  ['2026-01-01T02:00:00Z', 'America/New_York', '2025-12-31T21:00:00-05:00'],
  ['2026-06-01T12:00:00Z', 'Asia/Kolkata', '2026-06-01T17:30:00+05:30'],
  ['2026-06-01T12:00:00Z', 'America/St_Johns', '2026-06-01T09:30:00-02:30'],
  ['2026-06-01T12:00:00Z', 'UTC', '2026-06-01T12:00:00+00:00'],
])('HIS-1 %s in %s is %s', (instant, zone, text) => {
  expect(zonedIso(Date.parse(instant), zone)).toBe(text)
})

test('HIS-1 a time with its zone is the same instant, to the second', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia')
  const seconds = fc.integer({ min: 0, max: 4_000_000_000 })
  fc.assert(
    fc.property(
      seconds,
      zones,
      (second, zone) => Date.parse(zonedIso(second * 1000, zone)) === second * 1000,
    ),
  )
})
