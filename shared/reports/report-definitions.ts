import type { ReportDefinitions } from './report-input.ts'
import { alertSummary } from './types/alert-summary.ts'
import { dailySummary } from './types/daily-summary.ts'
import { fleetStatus } from './types/fleet-status.ts'
import { geofenceActivity } from './types/geofence-activity.ts'
import { maintenanceDue } from './types/maintenance-due.ts'
import { monthlyOverview } from './types/monthly-overview.ts'
import { onBoard } from './types/on-board.ts'
import { tripAnalysis } from './types/trip-analysis.ts'
import { usagePattern } from './types/usage-pattern.ts'
import { weeklyAnalytics } from './types/weekly-analytics.ts'

export const REPORT_DEFINITIONS: ReportDefinitions = {
  daily_summary: dailySummary,
  weekly_analytics: weeklyAnalytics,
  monthly_overview: monthlyOverview,
  trip_analysis: tripAnalysis,
  fleet_status: fleetStatus,
  maintenance_due: maintenanceDue,
  usage_pattern: usagePattern,
  geofence_activity: geofenceActivity,
  alert_summary: alertSummary,
  on_board: onBoard,
}
