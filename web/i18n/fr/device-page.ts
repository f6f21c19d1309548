import type { Translated } from '../../../shared/i18n/translated.ts'
import type { devicePageTexts as en } from '../en/device-page.ts'

export const devicePageTexts: Translated<typeof en, 'fr'> = {
  devicePage: {
    open: 'Détails de l’appareil',
    map: 'Carte : {{name}}',
    history: 'Historique',
    report: 'Planifier un rapport',
    today: 'Trajets et arrêts du jour',
    openDay: 'Ouvrir le parcours',
    noTrips: 'Aucun trajet ni arrêt aujourd’hui.',
    diagnostics: 'Connexion et messages',
    lastContact: 'Dernier contact',
    accepted: 'Positions affichées',
    held: 'Positions retenues',
    heldWhy:
      'Enregistrées mais non affichées : sans point GPS, trop imprécises ou trop éloignées pour être plausibles.',
    unreadable: 'Messages illisibles',
    lastUnreadable: 'Afficher le dernier message illisible',
    readings: 'État et mesures',
  },
}
