import type { weeklyAnalyticsTexts as en } from '../../en/reports/weekly-analytics.ts'
import type { Translated } from '../../translated.ts'

export const weeklyAnalyticsTexts: Translated<typeof en, 'fr'> = {
  compared: 'Période de comparaison : {{period}}.',
  before: '{{before}} avant',
  beforeAndChange: '{{before}} avant ({{change}})',
  thisPeriod: 'Cette période',
  periodBefore: 'Période précédente',
  distanceBefore: 'Distance précédente',
  change: 'Évolution',
  busiest: 'Appareil le plus utilisé',
  idlest: 'Appareil le moins utilisé',
  busiestNote: '{{duration}} de conduite, {{distance}}',
  notDriven: 'Aucun trajet',
  devices: 'Par appareil',
  days: 'Par jour',
  events: 'Événements',
  countBefore: 'Avant',
  count: 'Nombre',
  noEvents: 'Rien ne s’est passé sur aucune des deux périodes.',
  otherEvents: 'Autres événements',
  definitions: {
    before:
      'La période précédente compte autant de jours, juste avant celle-ci. Tant que celle-ci est en cours, seuls ses premiers jours comptent, en même nombre que les jours déjà commencés ici.',
  },
}
