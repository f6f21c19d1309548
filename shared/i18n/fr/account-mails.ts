import type {
  accountMailTexts as enAccount,
  operatorMailTexts as enOperator,
  receiptMailTexts as enReceipt,
} from '../en/account-mails.ts'
import type { Translated } from '../translated.ts'

export const accountMailTexts: Translated<typeof enAccount, 'fr'> = {
  'deletion-requested': {
    subject: 'Votre compte sera supprimé le {{time}}',
    text: 'Vous nous avez demandé de supprimer votre compte Vectra. Le {{time}}, nous résilierons vos abonnements, mettrons fin à vos liens de partage, déconnecterons vos traceurs et supprimerons toutes vos données. Cette action est irréversible.\n\nVous avez changé d’avis, ou la demande ne vient pas de vous ? Choisissez « Garder mon compte » dans les paramètres avant cette date. Si elle ne vient pas de vous, changez aussi votre mot de passe.',
    open: 'Garder mon compte',
  },
  'deletion-withdrawn': {
    subject: 'Votre compte ne sera pas supprimé',
    text: 'Vous avez retiré votre demande de suppression de votre compte Vectra. Rien n’a changé.',
    open: 'Ouvrir les paramètres',
  },
  'export-ready': {
    subject: 'Vos données sont prêtes à être téléchargées',
    text: 'L’export de votre compte Vectra est prêt. Vous pouvez le télécharger dans les paramètres. Date limite : {{time}}.',
    open: 'Télécharger mes données',
  },
  'export-failed': {
    subject: 'Nous n’avons pas pu exporter vos données',
    text: 'L’export de votre compte Vectra a échoué. Relancez-le dans les paramètres. S’il échoue de nouveau, écrivez-nous.',
    open: 'Ouvrir les paramètres',
  },
}

export const operatorMailTexts: Translated<typeof enOperator, 'fr'> = {
  'deletion-requested': {
    subject: 'Un compte sera supprimé le {{time}}',
    text: '{{email}} a demandé la suppression de son compte {{accountId}}. Elle aura lieu le {{time}}, sauf retrait de la demande.\n\nRaison : {{reason}}',
    noReason: 'non précisée',
  },
}

export const receiptMailTexts: Translated<typeof enReceipt, 'fr'> = {
  subject: 'Votre compte a été supprimé',
  text: 'Votre compte Vectra {{email}} et ses données ont été supprimés. Vos abonnements sont résiliés et votre carte est retirée. Conservez ce reçu : nous n’en avons pas de copie.',
  head: {
    receipt: 'Reçu',
    account: 'Compte',
    by: 'Demandé par',
    closed: 'Fermeture',
    deleted: 'Suppression',
  },
  by: { owner: 'titulaire', operator: 'exploitant' },
  labels: {
    devices: 'Appareils, avec leurs positions, trajets et commandes',
    geofences: 'Zones',
    rules: 'Règles d’alerte',
    schedules: 'Rapports planifiés',
    reports: 'Rapports',
    maintenance: 'Échéances d’entretien',
    logbook: 'Trajets du carnet de bord',
    events: 'Événements',
    shares: 'Liens de partage',
    certificates: 'Attestations pour l’assureur',
    recipients: 'Destinataires et navigateurs des notifications',
    gateways: 'Passerelles',
    members: 'Membres et invitations',
    audit: 'Entrées du journal d’audit',
    subscriptions: 'Abonnements',
    orders: 'Commandes d’achat',
  },
  kept: 'Conservées : les factures payées, sans votre nom, comme la loi l’exige. Les sauvegardes expirent sous 35 jours.',
}
