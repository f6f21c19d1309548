import type { billingMailTexts as enBilling, orderNoticeTexts as enNotice } from '../en/billing-mails.ts'
import type { Translated } from '../translated.ts'

export const billingMailTexts: Translated<typeof enBilling, 'fr'> = {
  'payment-failed': {
    subject: 'Votre paiement a échoué',
    text: 'Nous n’avons pas pu débiter votre carte le {{date}}. Vos appareils sont suivis jusqu’au {{until}}. Changez de carte ou payez maintenant pour conserver le suivi.',
  },
  'tracking-ends-soon': {
    subject: 'Le suivi s’arrête le {{until}}',
    text: 'Votre paiement a échoué le {{date}} et reste dû. Vos appareils sont suivis jusqu’au {{until}}. Changez de carte ou payez maintenant pour conserver le suivi.',
  },
  'tracking-ended': {
    subject: 'Le suivi s’est arrêté',
    text: 'Votre paiement a échoué le {{date}}, et vos appareils ne sont plus suivis. Payez maintenant pour continuer. Leur historique est conservé et redeviendra accessible.',
  },
  'ended-unpaid': {
    subject: 'Votre abonnement a pris fin',
    text: 'Votre paiement a échoué le {{date}}, et nous n’avons pas pu débiter votre carte depuis. Votre abonnement a pris fin, et vos appareils ne sont plus suivis. Abonnez-vous de nouveau pour continuer. Leur historique est conservé et redeviendra accessible.',
  },
  'renews-soon': {
    subject: 'Votre formule annuelle se renouvelle le {{date}}',
    text: 'Votre formule annuelle se renouvelle le {{date}} pour {{amount}}. Vous n’avez rien à faire. Pour la modifier ou la résilier, ouvrez vos abonnements.',
  },
  'card-expires': {
    subject: 'Votre carte expire bientôt',
    text: 'Votre carte se terminant par {{last4}} arrive à expiration. Dernier mois de validité : {{month}}. Ajoutez une nouvelle carte avant la fin de ce mois pour conserver le suivi.',
  },
  welcome: {
    subject: 'Bienvenue chez Vectra',
    text: 'Merci pour votre commande. Nous avons débité {{amount}} sur votre carte.',
    units:
      'Vos boîtiers GPS sont expédiés sous 1 à 2 jours ouvrés. Vous pouvez les suivre dans Abonnement, Boîtiers achetés.',
    account:
      'Connectez-vous avec cette adresse e-mail. Si vous découvrez Vectra, un autre e-mail contient votre mot de passe temporaire. Ajoutez ensuite un appareil et voyez sa première position sur la carte.',
  },
  open: 'Ouvrir la facturation',
  signIn: 'Se connecter',
}

export const orderNoticeTexts: Translated<typeof enNotice, 'fr'> = {
  subject: 'Commande {{orderId}} : {{quantity}} × {{plan}}',
  plan: { monthly: 'mensuelle', annual: 'annuelle', marine: 'annuelle avec assistance nautique' },
  rows: {
    order: 'Commande',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    plan: 'Formule',
    quantity: 'Quantité',
    units: 'Boîtiers GPS',
    total: 'Total',
    shipTo: 'Livraison à',
  },
  noUnits: 'aucun',
  noAddress: 'aucune adresse',
  next: 'Après l’expédition, exécutez : npm run provision -- --order {{orderId}} --status 1 --tracking URL',
}
