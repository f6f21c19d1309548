/*
 * Glossary (neutral Spanish, tú):
 *
 * device: dispositivo · tracker: rastreador · GPS unit: unidad GPS · computer: equipo · plate: matrícula
 * position: posición · fix: posición GPS · to report: transmitir · monitored: monitoreado
 * online, offline: en línea, sin conexión · asleep: en reposo · silent: sin señal
 * idle: en ralentí · driving: en marcha · ignition: ignición · trail: estela · trip: trayecto
 * geofence: geocerca · boundary: límite · dwell: permanencia · alert rule: regla de alerta
 * to trigger: dispararse · to watch: vigilar · cooldown: pausa entre alertas · held back: retenido
 * mute: silenciar · quiet hours: horas de silencio · digest: resumen · command: comando · relay: relé
 * cut, restore: cortar, restablecer · storage mode: modo hibernación · report: informe
 * report schedule: informe programado · share link: enlace compartido · subscription: suscripción
 * unassign: desasignar · transfer: traslado · marine support: asistencia náutica · due: pendiente
 */
import { compassTexts } from '../../shared/i18n/es/compass.ts'
import { deviceTypes } from '../../shared/i18n/es/device-types.ts'
import { reportTypes } from '../../shared/i18n/es/report-types.ts'
import { alertTexts } from './es/alerts.ts'
import { assignmentTexts } from './es/assignment.ts'
import { billingTexts } from './es/billing.ts'
import { certificateTexts } from './es/certificate.ts'
import { commandTexts } from './es/commands.ts'
import { connectTexts } from './es/connect.ts'
import { dateTexts } from './es/dates.ts'
import { devicePageTexts } from './es/device-page.ts'
import { devicesPageTexts } from './es/devices-page.ts'
import { firstStepTexts } from './es/first-steps.ts'
import { geofenceTexts } from './es/geofences.ts'
import { historyTexts } from './es/history.ts'
import { languageTexts } from './es/language.ts'
import { linkTexts } from './es/link.ts'
import { listTexts } from './es/lists.ts'
import { liveTexts } from './es/live.ts'
import { liveMapTexts } from './es/live-map.ts'
import { maintenanceTexts } from './es/maintenance.ts'
import { mapControlTexts } from './es/map-controls.ts'
import { overviewTexts } from './es/overview.ts'
import { pageTexts } from './es/pages.ts'
import { paymentTexts } from './es/payments.ts'
import { problemTexts } from './es/problem.ts'
import { purchaseTexts } from './es/purchase.ts'
import { recipientTexts } from './es/recipient.ts'
import { reportLinkTexts } from './es/report-link.ts'
import { reportingTexts } from './es/reporting.ts'
import { reportsTexts } from './es/reports.ts'
import { settingsTexts } from './es/settings.ts'
import { shareTexts } from './es/shares.ts'
import { shellTexts } from './es/shell.ts'
import { snoozeTexts } from './es/snooze.ts'
import { snoozeLinkTexts } from './es/snooze-link.ts'
import { statusTexts } from './es/status.ts'
import { subscriptionTexts } from './es/subscription.ts'
import { whyNotTexts } from './es/why-not.ts'

export const es = {
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
