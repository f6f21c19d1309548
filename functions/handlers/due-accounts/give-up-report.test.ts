import { expect, it } from 'vitest'
import type { StoredReport } from '../../stores/reports/reports.ts'
import { giveUpReport } from './give-up-report.ts'

const ID = { accountId: 'mia', reportId: 'a'.repeat(32) }

/** The message that is queued when a report in this state is given up, after as many attempts. */
async function queuedFor(state: Pick<StoredReport, 'status' | 'scheduleId'>, attempts = 1) {
  const queued: unknown[] = []
  const report: StoredReport = {
    ...ID,
    ...state,
    reportType: 'daily_summary',
    format: 'pdf',
    period: { from: '2026-05-31', to: '2026-05-31', timezone: 'UTC' },
    filters: { devices: [], geofences: [], includeInactive: false },
    requestedAt: 0,
    generatedAt: 0,
    deviceCount: null,
    deviceIds: [],
    limitedTo: null,
    file: null,
    error: null,
    notifications: {},
    summary: null,
  }
  const deps = {
    reports: {
      get: async () => report,
      async fail() {
        if (report.status !== 'generating') return false
        report.status = 'failed'
        return true
      },
    },
    notifyQueue: { send: async (message: object) => void queued.push(message) },
    now: () => 0,
  }
  for (let times = 0; times < attempts; times++) await giveUpReport(ID, deps)
  return queued
}

it('REP-4 a report of a schedule that never ended has failed, and its schedule learns that, also from a repeat', async () => {
  const message = { kind: 'report', ...ID }
  expect(await queuedFor({ status: 'generating', scheduleId: 's' })).toEqual([message])
  expect(await queuedFor({ status: 'generating', scheduleId: 's' }, 2)).toEqual([message, message])
})

it('REP-4 a report that was completed is not sent again an hour later, nor one without a schedule', async () => {
  expect(await queuedFor({ status: 'completed', scheduleId: 's' })).toEqual([])
  expect(await queuedFor({ status: 'generating', scheduleId: null })).toEqual([])
})
