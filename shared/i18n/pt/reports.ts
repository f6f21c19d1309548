import type { reportTexts as en } from '../en/reports.ts'
import type { Translated } from '../translated.ts'
import { compassTexts } from './compass.ts'
import { reportTypes } from './report-types.ts'
import { alertSummaryTexts } from './reports/alert-summary.ts'
import { commonReportTexts } from './reports/common.ts'
import { dailySummaryTexts } from './reports/daily-summary.ts'
import { documentTexts } from './reports/document.ts'
import { fleetStatusTexts } from './reports/fleet-status.ts'
import { geofenceActivityTexts } from './reports/geofence-activity.ts'
import { maintenanceDueTexts } from './reports/maintenance-due.ts'
import { monthlyOverviewTexts } from './reports/monthly-overview.ts'
import { onBoardReportTexts } from './reports/on-board.ts'
import { placeTexts } from './reports/places.ts'
import { sheetTexts } from './reports/sheets.ts'
import { tripAnalysisTexts } from './reports/trip-analysis.ts'
import { usagePatternTexts } from './reports/usage-pattern.ts'
import { weeklyAnalyticsTexts } from './reports/weekly-analytics.ts'

export const reportTexts: Translated<typeof en, 'pt'> = {
  document: documentTexts,
  sheets: sheetTexts,
  places: placeTexts,
  compass: compassTexts,
  unknownTime: 'Horário desconhecido',
  types: reportTypes,
  common: commonReportTexts,
  dailySummary: dailySummaryTexts,
  geofenceActivity: geofenceActivityTexts,
  alertSummary: alertSummaryTexts,
  weeklyAnalytics: weeklyAnalyticsTexts,
  monthlyOverview: monthlyOverviewTexts,
  tripAnalysis: tripAnalysisTexts,
  fleetStatus: fleetStatusTexts,
  usagePattern: usagePatternTexts,
  maintenanceDue: maintenanceDueTexts,
  onBoard: onBoardReportTexts,
}
