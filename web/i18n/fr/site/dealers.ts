import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { dealersTexts as en } from '../../en/site/dealers.ts'

export const dealersTexts: Translated<typeof en, 'fr'> = {
  dealers: {
    meta: {
      title: 'Suivi GPS pour concessionnaires',
      description:
        'Surveillez le parc, suivez chaque essai et vendez le suivi avec chaque bateau, camping-car ou véhicule. Dès {{price.monthly}} par mois, sans engagement.',
    },
    eyebrow: 'Pour les concessionnaires',
    title: 'Faites garder le parc. Puis vendez le gardien.',
    lead: 'Un traceur veille sur chaque véhicule tant qu’il est à vous. Le jour de la vente, il devient un service, avec sa propre marge.',
    actions: { boost: 'Augmenter mes revenus', trial: 'Commencer l’essai', sales: 'Nous contacter' },
    trialNote: 'Chaque commande bénéficie d’une garantie satisfait ou remboursé de 30 jours.',
    picture: {
      label: 'Un parc entouré d’une zone. Un véhicule en est sorti, et une alerte le signale.',
      note: 'Sorti du parc à 2 h 14',
    },
    changes: {
      lot: {
        today: 'Pour trouver un véhicule parmi deux cents, il faut marcher, radio en main.',
        changed: 'Tapez son nom ou sa plaque, et la carte vous y emmène.',
      },
      drives: {
        today: 'Vous ne savez comment s’est passé un essai qu’au retour du client.',
        changed: 'Vous suivez le véhicule en direct, et une zone vous prévient s’il en sort.',
      },
      nights: {
        today: 'Ce qui quitte le parc la nuit ne manque qu’au matin.',
        changed: 'Une alerte vous parvient par e-mail, SMS ou push, et vous pouvez couper le relais.',
      },
      margin: {
        today: 'Vous gagnez sur la vente, une seule fois.',
        changed: 'Installation, suivi et garantie sont des services, chacun à son prix.',
      },
    },
    offer: {
      title: 'Les services que vous pouvez vendre',
      text: 'Les prix habituels des concessionnaires, par vente. Vous fixez les vôtres.',
      service: 'Service',
      price: 'Fourchette de prix',
      rows: {
        installation: 'Installation',
        tracking: 'Suivi premium',
        warranty: 'Extension de garantie',
      },
      total: 'Au total',
      cost: 'Ce que cela vous coûte : {{price.unit}} pour le boîtier, payé une seule fois, et une formule à {{price.monthly}} par mois ou {{price.annual}} par an.',
    },
    steps: {
      order: {
        title: 'Commandez',
        text: 'De {{quantity.min}} à {{quantity.max}} boîtiers par commande, expédiés sous 1 à 2 jours ouvrés.',
      },
      fit: {
        title: 'Installez',
        text: 'Deux fils pour l’alimentation, quatre pour l’état du moteur et la coupure.',
      },
      sell: {
        title: 'Vendez',
        text: 'Supprimez l’appareil de votre compte. Votre client l’ajoute au sien avec l’ID de son étiquette.',
      },
    },
    faq: {
      trial: {
        question: 'Comment se passe l’essai ?',
        answer:
          'Vous commandez ce que vous voulez essayer, et vous le payez. Si cela ne vous convient pas, contactez l’assistance dans les 30 jours suivant votre commande et vous êtes remboursé.',
      },
      sold: {
        question: 'Que se passe-t-il à la vente d’un véhicule ?',
        answer:
          'Vous supprimez l’appareil de votre compte, et le nouveau propriétaire l’ajoute au sien. Il commence avec un historique vide. Votre formule reste la vôtre : elle peut être transférée à un autre appareil une fois en 30 jours.',
      },
      cutoff: {
        question: 'La coupure peut-elle arrêter une voiture sur la route ?',
        answer:
          'Une coupure n’est envoyée que si la dernière position est fiable et date de {{cut.age}} au maximum, et si la vitesse est inférieure à {{cut.speed}}. Sinon, elle est retenue. Câblée selon notre guide, elle empêche un moteur de démarrer et n’arrête jamais un moteur qui tourne.',
      },
      team: {
        question: 'Les vendeurs peuvent-ils s’en servir ?',
        answer:
          'Oui, dans n’importe quel navigateur, au bureau comme sur le téléphone. Pour montrer un véhicule à quelqu’un qui n’a pas de compte, envoyez un lien de partage : il prend fin quand vous le décidez.',
      },
      contract: {
        question: 'Y a-t-il un engagement ?',
        answer: 'Non. Une formule se renouvelle à la fin de sa période jusqu’à résiliation.',
      },
    },
    close: {
      title: 'Commencez par vos dix véhicules les plus précieux',
      text: 'Les boîtiers sont expédiés sous 1 à 2 jours ouvrés, et vos identifiants de connexion arrivent sous 24 à 48 heures.',
    },
  },
}
