import type { Translated } from '../../../shared/i18n/translated.ts'
import type { paymentTexts as en } from '../en/payments.ts'

export const paymentTexts: Translated<typeof en, 'fr'> = {
  payments: {
    card: {
      problems: {
        notReady: 'Le système de paiement n’est pas prêt. Rechargez la page et réessayez.',
        incomplete: 'Saisissez vos informations de paiement',
        invalid: 'Informations de carte non valides',
        failed: 'Le moyen de paiement n’a pas pu être créé',
      },
    },
    challenge: {
      title: '3D Secure',
      text: 'Votre banque vous demande de confirmer ce paiement.',
      complete: 'Confirmer',
      fail: 'Refuser',
      failed: 'Votre banque n’a pas confirmé ce paiement. Réessayez ou utilisez une autre carte.',
      refused:
        'Nous n’avons pas pu authentifier votre moyen de paiement. Choisissez-en un autre et réessayez.',
    },
    test: {
      mark: 'TEST',
      legend: 'Carte',
      text: 'Cette exécution locale n’a pas de clé Stripe. Seules les cartes de test fonctionnent, sans aucun mouvement d’argent.',
      number: 'Numéro de carte',
      expiry: 'Expiration (MM / AA)',
      cvc: 'CVC',
      kinds: {
        succeeds: 'Réussit · 4242',
        declined: 'Refusée · 0002',
        failsLater: 'Échoue plus tard · 0341',
        asks: 'Interroge la banque · 3155',
      },
    },
  },
}
