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
import { compassTexts } from '../../../shared/i18n/fr/compass.ts'
import { deviceTypes } from '../../../shared/i18n/fr/device-types.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { appTexts as en } from '../en/app.ts'
import { alertTexts } from './alerts.ts'
import { commandTexts } from './commands.ts'
import { connectTexts } from './connect.ts'
import { devicesPageTexts } from './devices-page.ts'
import { geofenceTexts } from './geofences.ts'
import { historyTexts } from './history.ts'
import { linkTexts } from './links.ts'
import { liveTexts } from './live.ts'
import { maintenanceTexts } from './maintenance.ts'
import { memberTexts } from './members.ts'
import { overviewTexts } from './overview.ts'
import { paymentTexts } from './payments.ts'
import { problemTexts } from './problem.ts'
import { shareTexts } from './shares.ts'
import { shellTexts } from './shell.ts'
import { snoozeTexts } from './snooze.ts'
import { statusTexts } from './status.ts'

export const appTexts: Translated<typeof en, 'fr'> = {
  ...shellTexts,
  ...problemTexts,
  ...paymentTexts,
  ...liveTexts,
  ...linkTexts,
  ...statusTexts,
  ...connectTexts,
  ...commandTexts,
  ...devicesPageTexts,
  ...overviewTexts,
  ...maintenanceTexts,
  ...memberTexts,
  ...historyTexts,
  ...geofenceTexts,
  ...alertTexts,
  ...shareTexts,
  ...snoozeTexts,
  compass: compassTexts,
  deviceTypes,
}
