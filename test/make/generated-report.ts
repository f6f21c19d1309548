import type { GeneratedReport } from '../../shared/reports/generated-report.ts'

/** A daily summary that was completed. */
export const aGeneratedReport = (change: Partial<GeneratedReport> = {}): GeneratedReport => ({
  id: 'r1',
  reportType: 'daily_summary',
  format: 'pdf',
  status: 'completed',
  generatedAt: '2026-11-22T13:00:00.000Z',
  expiresAt: '2026-12-22T13:00:00.000Z',
  fileSize: 2_000,
  fileUrl: 'https://example.com/report',
  error: null,
  period: { from: '2026-11-21', to: '2026-11-21', timezone: 'America/New_York' },
  deviceCount: 3,
  deliveries: [],
  scheduleId: null,
  predatesPositions: false,
  ...change,
})
