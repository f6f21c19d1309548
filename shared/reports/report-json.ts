import * as z from 'zod'
import { AlertSummaryParts } from './types/alert-summary.ts'
import { DailySummaryParts } from './types/daily-summary.ts'
import { FleetStatusParts } from './types/fleet-status.ts'
import { GeofenceActivityParts } from './types/geofence-activity.ts'
import { MaintenanceDueParts } from './types/maintenance-due.ts'
import { MonthlyOverviewParts } from './types/monthly-overview.ts'
import { OnBoardParts } from './types/on-board.ts'
import { TripAnalysisParts } from './types/trip-analysis.ts'
import { UsagePatternParts } from './types/usage-pattern.ts'
import { WeeklyAnalyticsParts } from './types/weekly-analytics.ts'

const Minutes = z.number().min(0)

/** The sums over the days of a device, or of all of them. */
const ReportTotals = z.object({
  distanceKm: z.number().min(0),
  drivingMinutes: Minutes,
  idleMinutes: Minutes,
  stoppedMinutes: Minutes,
  engineMinutes: Minutes.nullable(),
  maxSpeedKmh: z.number().min(0).nullable(),
  averageSpeedKmh: z.number().min(0).nullable(),
  trips: z.number().int().min(0),
  stops: z.number().int().min(0),
  minutesWithoutContact: Minutes,
})

/** The fields that the JSON file of every report has. */
const common = {
  /** The first and the last day. */
  period: z.object({ from: z.iso.date(), to: z.iso.date(), timezone: z.string() }),
  generatedAt: z.iso.datetime(),
  devices: z.array(ReportTotals.extend({ deviceId: z.string(), deviceName: z.string() })),
  totals: ReportTotals,
}

/** The JSON file of a report, in the units of the API. A type adds parts of its own. */
export const ReportJson = z.discriminatedUnion('reportType', [
  DailySummaryParts.extend({ reportType: z.literal('daily_summary'), ...common }),
  WeeklyAnalyticsParts.extend({ reportType: z.literal('weekly_analytics'), ...common }),
  MonthlyOverviewParts.extend({ reportType: z.literal('monthly_overview'), ...common }),
  TripAnalysisParts.extend({ reportType: z.literal('trip_analysis'), ...common }),
  FleetStatusParts.extend({ reportType: z.literal('fleet_status'), ...common }),
  MaintenanceDueParts.extend({ reportType: z.literal('maintenance_due'), ...common }),
  UsagePatternParts.extend({ reportType: z.literal('usage_pattern'), ...common }),
  GeofenceActivityParts.extend({ reportType: z.literal('geofence_activity'), ...common }),
  AlertSummaryParts.extend({ reportType: z.literal('alert_summary'), ...common }),
  OnBoardParts.extend({ reportType: z.literal('on_board'), ...common }),
])
