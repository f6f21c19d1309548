import type { alertSummaryTexts as en } from '../../en/reports/alert-summary.ts'
import type { Translated } from '../../translated.ts'

export const alertSummaryTexts: Translated<typeof en, 'fr'> = {
  events: 'Événements',
  devices: 'Appareils',
  devicesWithEvents: 'Appareils avec événements',
  notifications: 'Notifications',
  outcomes: {
    delivered: 'Remises',
    failed: 'Échecs',
    pending: 'En attente',
    suppressed: 'Retenues',
  },
  channels: {
    email: 'E-mail',
    sms: 'SMS',
    push: 'Push',
    webhook: 'Webhook',
  },
  outcomeOf: '{{channel}} : {{outcome}}',
  before: '{{count}} sur la période précédente',
  byHour: 'Événements par heure de la journée',
  sourceByHour: 'Règles et zones par heure de la journée',
  bySource: 'Par règle et zone',
  source: 'Règle ou zone',
  byDevice: 'Par appareil',
  channel: 'Canal',
  lastEvent: 'Dernier événement',
  place: 'Lieu',
  speed: 'Vitesse',
  noEvents: 'Rien ne s’est passé sur cette période.',
  noNotifications: 'Personne n’a été prévenu sur cette période.',
  definitions: {
    event:
      'Un événement est une alerte d’une zone (entrée, sortie, présence) ou une règle dont les conditions ont été remplies.',
    delivered:
      'Une notification est comptée comme remise dès que le fournisseur l’a acceptée. Les notifications retenues n’ont volontairement pas été envoyées : absence d’accord, sourdine, heures calmes ou limite.',
    late: 'Un événement détecté plus de {{duration}} après s’être produit n’est notifié que s’il est critique, ou dans un récapitulatif des alertes tardives.',
    hours: 'Les heures sont celles de ce fuseau horaire : {{zone}}.',
  },
}
