import { describe, expect, test } from 'vitest'
import { weekTrend } from './week-trend.ts'

/** A Wednesday. */
const TODAY = '2026-11-25'
const TREND = [
  { date: '2026-11-16', notifications: 2 },
  { date: '2026-11-22', notifications: 5 },
  { date: '2026-11-23', notifications: 3 },
  { date: '2026-11-25', notifications: 1 },
]

describe('NOT-3 the weekly trend', () => {
  test('NOT-3 starts on Monday, with nothing for the days to come', () => {
    expect(weekTrend(TREND, TODAY, 'monday')).toEqual([
      { date: '2026-11-23', thisWeek: 3, lastWeek: 2 },
      { date: '2026-11-24', thisWeek: 0, lastWeek: 0 },
      { date: '2026-11-25', thisWeek: 1, lastWeek: 0 },
      { date: '2026-11-26', thisWeek: null, lastWeek: 0 },
      { date: '2026-11-27', thisWeek: null, lastWeek: 0 },
      { date: '2026-11-28', thisWeek: null, lastWeek: 0 },
      { date: '2026-11-29', thisWeek: null, lastWeek: 5 },
    ])
  })

  test.each([
    ['sunday', '2026-11-22', 5],
    ['saturday', '2026-11-21', 0],
    ['monday', '2026-11-23', 3],
  ] as const)('NOT-3 starts on %s where the account’s week does', (firstDay, date, thisWeek) => {
    expect(weekTrend(TREND, TODAY, firstDay)[0]).toMatchObject({ date, thisWeek })
  })

  test('NOT-3 of the first and the last day of a week is of that week', () => {
    const firsts = ['2026-11-23', '2026-11-29'].map((today) => weekTrend(TREND, today, 'monday')[0]?.date)
    expect(firsts).toEqual(['2026-11-23', '2026-11-23'])
  })
})
