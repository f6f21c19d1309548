/*
 * Glossary, so that one thing has one word in all texts.
 * device: appareil · tracker: traceur · GPS unit: boîtier GPS · plate: plaque · tag: tag · fix: point GPS
 * trail: trace · route: parcours · trip: trajet · purpose: motif · last contact: dernier contact
 * silent: muet · asleep: en veille · idle: au ralenti · ignition: allumage · odometer: odomètre
 * geofence: zone · boundary: contour · dwell: présence · hidden area: secteur masqué · share link: lien de partage
 * alert rule: règle d’alerte · notification rule: règle de notification · cooldown: pause entre alertes
 * mute: mettre en sourdine · quiet hours: heures calmes · digest: récapitulatif
 * cut, restore: couper, rétablir · held: retenu · storage mode: mode stockage
 * report schedule: rapport planifié, planification · maintenance: entretien · interval: échéance
 * subscription: abonnement · plan: formule · assign, unassign: attribuer, retirer · transfer: transfert
 * cancel (a subscription): résilier · credentials: identifiants · certificate: attestation pour l’assureur
 */
import { compassTexts } from '../../shared/i18n/fr/compass.ts'
import { deviceTypes } from '../../shared/i18n/fr/device-types.ts'
import { reportTypes } from '../../shared/i18n/fr/report-types.ts'
import type { Translated } from '../../shared/i18n/translated.ts'
import type { en } from './en.ts'
import { alertTexts } from './fr/alerts.ts'
import { assignmentTexts } from './fr/assignment.ts'
import { billingTexts } from './fr/billing.ts'
import { certificateTexts } from './fr/certificate.ts'
import { commandTexts } from './fr/commands.ts'
import { connectTexts } from './fr/connect.ts'
import { dateTexts } from './fr/dates.ts'
import { devicePageTexts } from './fr/device-page.ts'
import { devicesPageTexts } from './fr/devices-page.ts'
import { firstStepTexts } from './fr/first-steps.ts'
import { geofenceTexts } from './fr/geofences.ts'
import { historyTexts } from './fr/history.ts'
import { languageTexts } from './fr/language.ts'
import { linkTexts } from './fr/link.ts'
import { listTexts } from './fr/lists.ts'
import { liveTexts } from './fr/live.ts'
import { liveMapTexts } from './fr/live-map.ts'
import { maintenanceTexts } from './fr/maintenance.ts'
import { mapControlTexts } from './fr/map-controls.ts'
import { overviewTexts } from './fr/overview.ts'
import { pageTexts } from './fr/pages.ts'
import { paymentTexts } from './fr/payments.ts'
import { problemTexts } from './fr/problem.ts'
import { purchaseTexts } from './fr/purchase.ts'
import { recipientTexts } from './fr/recipient.ts'
import { reportLinkTexts } from './fr/report-link.ts'
import { reportingTexts } from './fr/reporting.ts'
import { reportsTexts } from './fr/reports.ts'
import { settingsTexts } from './fr/settings.ts'
import { shareTexts } from './fr/shares.ts'
import { shellTexts } from './fr/shell.ts'
import { snoozeTexts } from './fr/snooze.ts'
import { snoozeLinkTexts } from './fr/snooze-link.ts'
import { statusTexts } from './fr/status.ts'
import { subscriptionTexts } from './fr/subscription.ts'
import { whyNotTexts } from './fr/why-not.ts'

export const fr: Translated<typeof en, 'fr'> = {
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
