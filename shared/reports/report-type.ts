import * as z from 'zod'

export const ReportType = z.enum([
  'daily_summary',
  'weekly_analytics',
  'monthly_overview',
  'trip_analysis',
  'fleet_status',
  'maintenance_due',
  'usage_pattern',
  'geofence_activity',
  'alert_summary',
  'on_board',
])
export type ReportType = z.infer<typeof ReportType>

export const ReportFormat = z.enum(['pdf', 'excel', 'csv', 'json', 'html'])
export type ReportFormat = z.infer<typeof ReportFormat>
