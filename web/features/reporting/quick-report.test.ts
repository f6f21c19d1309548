import { expect, test } from 'vitest'
import { QUICK_ACTIONS, quickReport } from './quick-report.ts'

test('REP-1 each quick action stands for a type and days', () => {
  const recent = { from: '2026-02-23', to: '2026-03-01' }
  expect(QUICK_ACTIONS.map((action) => quickReport(action, '2026-03-01'))).toEqual([
    { reportType: 'daily_summary', dateRange: { preset: 'today' } },
    { reportType: 'weekly_analytics', dateRange: recent },
    { reportType: 'trip_analysis', dateRange: recent },
    { reportType: 'geofence_activity', dateRange: recent },
  ])
})
