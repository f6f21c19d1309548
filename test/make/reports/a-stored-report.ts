import { randomBytes } from 'node:crypto'
import { REPORT_ID_BYTES, reportIdOf, type StoredReport } from '../../../functions/stores/reports/reports.ts'
import { NOON } from '../tracking/a-position.ts'

/** A report that is generating, of the day of its request. */
export function aStoredReport(more: Partial<StoredReport> = {}): StoredReport {
  const requestedAt = more.requestedAt ?? NOON
  const day = new Date(requestedAt).toISOString().slice(0, 10)
  return {
    accountId: 'ann',
    reportId: reportIdOf(requestedAt, randomBytes(REPORT_ID_BYTES)),
    reportType: 'daily_summary',
    format: 'json',
    status: 'generating',
    requestedAt,
    generatedAt: requestedAt,
    period: { from: day, to: day, timezone: 'America/New_York' },
    limitedTo: null,
    filters: { devices: [], geofences: [], includeInactive: false },
    deviceCount: null,
    deviceIds: [],
    scheduleId: null,
    file: null,
    error: null,
    notifications: {},
    summary: null,
    ...more,
  }
}
