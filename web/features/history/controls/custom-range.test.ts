import { describe, expect, test } from 'vitest'
import { routeRange, spanAt } from '../route-range.ts'
import { customRange } from './custom-range.ts'

const ZONE = 'America/New_York'
const NOW = Date.parse('2026-06-01T16:00:00Z')
const NOON = '2026-06-01T12:00'

describe('HIS-1 a custom start and end', () => {
  test.each([
    ['', NOON, 'incomplete'],
    [NOON, '', 'incomplete'],
    ['1900-01-01T00:00', NOON, 'tooLong'],
    ['2026-06-01T12:01', '2026-06-01T12:02', 'future'],
    ['2026-06-01T11:00', '2026-06-01T12:01', 'future'],
    [NOON, '2026-06-01T11:59', 'endBeforeStart'],
    [NOON, NOON, 'endBeforeStart'],
    ['2025-05-31T11:59', NOON, 'tooLong'],
  ])('HIS-1 from %j to %j is %s', (start, end, error) => {
    expect(customRange(start, end, ZONE, NOW)).toEqual({ error })
  })

  test('HIS-1 is in the account’s time zone and may end now', () => {
    expect(customRange('2026-06-01T11:59', NOON, ZONE, NOW)).toEqual({ from: NOW - 60_000, to: NOW })
    expect(customRange('2025-05-31T12:00', NOON, ZONE, NOW)).toEqual({
      from: NOW - 366 * 86_400_000,
      to: NOW,
    })
  })
})

describe('HIS-1 the range of a URL', () => {
  test.each([
    [{}, NOW - 3_600_000, NOW],
    [{ range: 5 }, NOW - 300_000, NOW],
    [{ range: 5, day: '2026-03-08' }, Date.parse('2026-03-08T05:00Z'), Date.parse('2026-03-09T04:00Z') - 1],
    [
      { day: '2026-03-08', from: '2026-06-01T12:00:00.000Z', to: '2026-06-01T13:00:00.000Z' },
      NOW - 4 * 3_600_000,
      NOW - 3 * 3_600_000,
    ],
  ] as const)('HIS-1 %j', (search, from, to) => {
    expect(spanAt(routeRange(search, ZONE), NOW)).toEqual({ from, to })
  })
})
