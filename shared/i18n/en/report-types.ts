import type { ReportType } from '../../reports/report-type.ts'

/** The names of the types of reports, which the site has without the other texts of reports. */
export const reportTypes = {
  daily_summary: 'Daily summary',
  weekly_analytics: 'Weekly analytics',
  monthly_overview: 'Monthly overview',
  trip_analysis: 'Trips',
  fleet_status: 'Fleet status',
  maintenance_due: 'Maintenance',
  usage_pattern: 'Usage patterns',
  geofence_activity: 'Geofence activity',
  alert_summary: 'Alerts',
  on_board: 'On board',
} as const satisfies Record<ReportType, string>
