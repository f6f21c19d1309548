import type { commonReportTexts as en } from '../../en/reports/common.ts'
import type { Translated } from '../../translated.ts'

export const commonReportTexts: Translated<typeof en, 'fr'> = {
  devices_one: '{{count}} appareil',
  devices_many: '{{count}} d’appareils',
  devices_other: '{{count}} appareils',
  duration: {
    hours: '{{hours}}\u202fh',
    minutes: '{{minutes}}\u202fmin',
    hoursMinutes: '{{hours}}\u202fh {{minutes}}\u202fmin',
  },
  minuteUnit: 'min',
  shortDay: '{{weekday}} {{day}}',
  period: '{{from}} – {{to}}',
  total: 'Total',
  countOf: '{{count}} sur {{total}}',
  withoutContact: '{{duration}} sans contact',
  mayBeTooLow: 'Les autres chiffres peuvent être trop bas',
  private: 'Privé',
  summary: 'Résumé',
  noDevices: 'Ce rapport ne contient aucun appareil.',
  noPositions: 'Il n’y a aucune position sur cette période.',
  notMoved: 'Rien n’a bougé sur cette période.',
  columns: {
    device: 'Appareil',
    plate: 'Plaque',
    date: 'Date',
    distance: 'Distance',
    driving: 'Conduite',
    idle: 'Au ralenti',
    stopped: 'À l’arrêt',
    trips: 'Trajets',
    stops: 'Arrêts',
    maxSpeed: 'Vitesse max.',
    averageSpeed: 'Vitesse moyenne',
    events: 'Événements',
    withoutContact: 'Sans contact',
    devicesUsed: 'Appareils utilisés',
    daysUsed: 'Jours d’utilisation',
    firstMoved: 'Premier mouvement',
    lastMoved: 'Dernier mouvement',
    start: 'Début',
    end: 'Fin',
    duration: 'Durée',
    from: 'Départ',
    to: 'Arrivée',
    time: 'Heure',
    event: 'Événement',
    purpose: 'Motif',
    note: 'Note',
  },
  charts: {
    distanceByDay: 'Distance par jour',
    distanceByDevice: 'Distance par appareil',
    farthest: 'Les {{count}} plus grandes distances par appareil',
  },
  events: {
    entry: 'Entrée : {{geofence}}',
    exit: 'Sortie : {{geofence}}',
    dwell: 'Présence : {{geofence}}',
  },
  completeness: {
    noPositions: '{{device}} n’a envoyé aucune position sur cette période.',
    noPositionsOf_one: '{{count}} appareil n’a envoyé aucune position sur cette période.',
    noPositionsOf_many: '{{count}} d’appareils n’ont envoyé aucune position sur cette période.',
    noPositionsOf_other: '{{count}} appareils n’ont envoyé aucune position sur cette période.',
    withoutContact: '{{device}} : sans contact pendant {{duration}}. Ses chiffres peuvent être trop bas.',
    withoutContactOf_one:
      '{{count}} appareil est resté sans contact pendant {{duration}}. Ses chiffres peuvent être trop bas.',
    withoutContactOf_many:
      '{{count}} d’appareils sont restés sans contact pendant {{duration}} au total. Leurs chiffres peuvent être trop bas.',
    withoutContactOf_other:
      '{{count}} appareils sont restés sans contact pendant {{duration}} au total. Leurs chiffres peuvent être trop bas.',
    added:
      'L’appareil {{device}} a été ajouté le {{date}} à {{time}}. Ses chiffres commencent à ce moment-là.',
    addedOf_one:
      '{{count}} appareil a été ajouté après le début de cette période. Ses chiffres commencent à ce moment-là.',
    addedOf_many:
      '{{count}} d’appareils ont été ajoutés après le début de cette période. Leurs chiffres commencent à ce moment-là.',
    addedOf_other:
      '{{count}} appareils ont été ajoutés après le début de cette période. Leurs chiffres commencent à ce moment-là.',
    notOver: 'Cette période n’est pas terminée. Dernières positions prises en compte : {{time}}.',
  },
  definitions: {
    distance:
      'La distance est la longueur du parcours enregistré. Un récepteur qui dérive à l’arrêt n’ajoute rien.',
    driving:
      'La conduite est le temps entre le début et la fin de chaque trajet. Un arrêt dure au moins {{duration}} ; les haltes plus courtes font partie du trajet.',
    idle: 'Un appareil est au ralenti quand il est à l’arrêt, moteur en marche. On ne le sait que si le traceur transmet l’allumage.',
    withoutContact:
      'Sans contact signifie que le traceur n’a envoyé aucune position, par exemple faute d’alimentation ou de réseau. Ce que l’appareil a fait pendant ce temps est inconnu.',
    days: 'Les jours vont de minuit à minuit dans ce fuseau horaire : {{zone}}. Un trajet à cheval sur minuit compte sur les deux jours, chacun pour sa part, et figure au jour où il commence.',
    times: 'Les heures sont celles de ce fuseau horaire : {{zone}}.',
    clocksForward: 'Le {{date}}, les horloges ont été avancées : ce jour a duré {{duration}}.',
    clocksBack: 'Le {{date}}, les horloges ont été retardées : ce jour a duré {{duration}}.',
    average: 'La vitesse moyenne est celle du temps passé en mouvement.',
  },
}
