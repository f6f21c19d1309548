import type { fleetStatusTexts as en } from '../../en/reports/fleet-status.ts'
import type { Translated } from '../../translated.ts'
import { deviceStatusTexts } from '../device-status.ts'

export const fleetStatusTexts: Translated<typeof en, 'fr'> = {
  ...deviceStatusTexts,
  asOf: 'État au {{date}}, {{time}}',
  devices: 'Appareils',
  needsAttention: 'À vérifier',
  reason: 'Raison',
  nothingToDo: 'Rien ne demande votre attention.',
  byStatus: 'Appareils par état',
  status: 'État',
  since: 'Depuis',
  place: 'Lieu',
  position: 'Position',
  lastContact: 'Dernier contact',
  speed: 'Vitesse',
  battery: 'Batterie',
  signal: 'Signal mobile',
  mode: 'Mode',
  storageMode: 'Mode stockage',
  subscription: 'Abonnement',
  tracked: 'Suivi',
  notTracked: 'Aucun',
  reasons: {
    neverReported: 'Aucune position',
    noContact: 'Sans contact depuis le {{date}}, {{time}}',
    lowBattery: 'Batterie faible : {{volts}}',
    relayCut: 'Relais coupé',
    notTracked: 'Sans abonnement',
  },
  completeness: {
    silent_one: '{{count}} appareil est muet. Sa position est la dernière connue.',
    silent_many: '{{count}} d’appareils sont muets. Leurs positions sont les dernières connues.',
    silent_other: '{{count}} appareils sont muets. Leurs positions sont les dernières connues.',
    never_one: '{{count}} appareil n’a encore envoyé aucune position.',
    never_many: '{{count}} d’appareils n’ont encore envoyé aucune position.',
    never_other: '{{count}} appareils n’ont encore envoyé aucune position.',
  },
  definitions: {
    live: 'Les positions en direct datent de {{live}} au plus, ou de ce que permet l’intervalle d’envoi du traceur. Celles en retard datent de {{delayed}} au plus, et les dernières connues sont plus anciennes.',
    silent: 'Un appareil est muet quand son traceur a manqué plusieurs envois de suite.',
    asleep:
      'Un appareil est en veille quand son traceur n’envoie que de temps en temps, comme en mode stockage.',
    since: 'La colonne « Depuis » indique quand l’appareil a commencé à faire ce qu’il fait maintenant.',
    battery: 'Une batterie est faible en dessous de {{volts}}.',
  },
}
