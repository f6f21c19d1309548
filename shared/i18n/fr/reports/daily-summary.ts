import type { dailySummaryTexts as en } from '../../en/reports/daily-summary.ts'
import type { Translated } from '../../translated.ts'

export const dailySummaryTexts: Translated<typeof en, 'fr'> = {
  devices: 'Par appareil',
  days: 'Par jour',
  details: 'Trajets et arrêts',
  detailsLeftOut: 'Pour les trajets, les arrêts et les cartes, choisissez moins d’appareils ou de jours.',
  dayOf: '{{device}}, {{date}}',
  dayBar: 'La journée heure par heure',
  map: 'Parcours',
  mapHidden: 'La carte est omise en raison d’un trajet privé.',
  noTimeline: 'Aucun trajet ni arrêt n’a commencé ce jour-là.',
  trip: 'Trajet',
  stop: 'Arrêt',
  activity: 'Activité',
  events: 'Événements',
  noEvents: 'Aucun événement',
}
