import type { Translated } from '../../../shared/i18n/translated.ts'
import type { pageTexts as en } from '../en/pages.ts'

export const pageTexts: Translated<typeof en, 'fr'> = {
  pages: {
    share: 'Position partagée',
    certificate: 'Attestation pour l’assureur',
    report: 'Rapport',
    recipient: 'Notifications',
    snooze: 'Mettre en sourdine',
    login: 'Connexion',
    callback: 'Connexion en cours',
    overview: 'Synthèse',
    live: 'En direct',
    history: 'Historique des parcours',
    geofences: 'Zones',
    alerts: 'Règles d’alerte',
    reporting: 'Rapports',
    devices: 'Appareils',
    device: 'Appareil',
    connect: 'Connecter un traceur',
    shares: 'Liens de partage',
    maintenance: 'Entretien',
    settings: 'Paramètres',
    subscription: 'Abonnement',
  },
  callback: {
    failed: 'Connexion impossible. Réessayez.',
  },
}
