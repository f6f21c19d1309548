import { compassTexts } from '../../shared/i18n/en/compass.ts'
import { deviceTypes } from '../../shared/i18n/en/device-types.ts'
import { reportTypes } from '../../shared/i18n/en/report-types.ts'
import { alertTexts } from './en/alerts.ts'
import { assignmentTexts } from './en/assignment.ts'
import { billingTexts } from './en/billing.ts'
import { certificateTexts } from './en/certificate.ts'
import { commandTexts } from './en/commands.ts'
import { connectTexts } from './en/connect.ts'
import { dateTexts } from './en/dates.ts'
import { devicePageTexts } from './en/device-page.ts'
import { devicesPageTexts } from './en/devices-page.ts'
import { firstStepTexts } from './en/first-steps.ts'
import { geofenceTexts } from './en/geofences.ts'
import { historyTexts } from './en/history.ts'
import { languageTexts } from './en/language.ts'
import { linkTexts } from './en/link.ts'
import { listTexts } from './en/lists.ts'
import { liveTexts } from './en/live.ts'
import { liveMapTexts } from './en/live-map.ts'
import { maintenanceTexts } from './en/maintenance.ts'
import { mapControlTexts } from './en/map-controls.ts'
import { overviewTexts } from './en/overview.ts'
import { pageTexts } from './en/pages.ts'
import { paymentTexts } from './en/payments.ts'
import { problemTexts } from './en/problem.ts'
import { purchaseTexts } from './en/purchase.ts'
import { recipientTexts } from './en/recipient.ts'
import { reportLinkTexts } from './en/report-link.ts'
import { reportingTexts } from './en/reporting.ts'
import { reportsTexts } from './en/reports.ts'
import { settingsTexts } from './en/settings.ts'
import { shareTexts } from './en/shares.ts'
import { shellTexts } from './en/shell.ts'
import { snoozeTexts } from './en/snooze.ts'
import { snoozeLinkTexts } from './en/snooze-link.ts'
import { statusTexts } from './en/status.ts'
import { subscriptionTexts } from './en/subscription.ts'
import { whyNotTexts } from './en/why-not.ts'

/** All texts of the site, by the part that shows them. Other languages must have the same shape. */
export const en = {
  ...shellTexts,
  ...pageTexts,
  ...problemTexts,
  ...paymentTexts,
  ...liveTexts,
  ...liveMapTexts,
  ...mapControlTexts,
  ...languageTexts,
  ...linkTexts,
  ...listTexts,
  ...statusTexts,
  ...recipientTexts,
  ...certificateTexts,
  ...reportLinkTexts,
  ...snoozeLinkTexts,
  ...settingsTexts,
  ...connectTexts,
  ...commandTexts,
  ...devicePageTexts,
  ...devicesPageTexts,
  ...assignmentTexts,
  ...overviewTexts,
  ...maintenanceTexts,
  ...historyTexts,
  ...firstStepTexts,
  ...geofenceTexts,
  ...whyNotTexts,
  ...alertTexts,
  ...shareTexts,
  ...reportingTexts,
  ...reportsTexts,
  ...snoozeTexts,
  ...subscriptionTexts,
  ...purchaseTexts,
  ...billingTexts,
  ...dateTexts,
  compass: compassTexts,
  deviceTypes,
  reportTypes,
}
