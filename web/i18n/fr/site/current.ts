import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { currentTexts as en } from '../../en/site/current.ts'

export const currentTexts: Translated<typeof en, 'fr'> = {
  current: {
    meta: {
      title: 'Assistance nautique : chat 24 h/24, remorquage inclus',
      description:
        'Par chat, à toute heure, avec des gens qui connaissent les bateaux. 18 secondes d’attente en moyenne, remorquage inclus, {{price.marine}} par an.',
    },
    title: 'De l’aide sur l’eau, à toute heure',
    lead: 'Quelque chose ne va pas, et vous êtes au large. Échangez par chat avec des gens qui connaissent les bateaux, 24 h/24 et 7 j/7. Vous attendez 18 secondes en moyenne, et le remorquage est inclus.',
    picture: {
      label: 'Un bateau à la dérive au large, et le chemin qu’il a suivi.',
      note: 'À la dérive ? On vous répond en 18 secondes en moyenne.',
    },
    register: 'S’inscrire',
    price: '{{price.marine}} par an',
    priceText: 'par appareil, en plus de la formule annuelle à {{price.annual}}',
    figures: {
      hours: { value: '24/7', label: 'assistance par chat' },
      wait: { value: '18 s', label: 'd’attente en moyenne' },
      towing: { value: 'Inclus', label: 'remorquage' },
    },
    compare: {
      title: 'Un mécanicien à terre, ou de l’aide à bord',
      topic: 'Quand le moteur s’arrête',
      mechanic: 'Mécanicien classique',
      support: 'Assistance nautique {{name}}',
      rows: {
        reach: {
          topic: 'Quand on vous répond',
          mechanic: 'Aux heures d’ouverture',
          support: 'À toute heure, tous les jours',
        },
        wait: {
          topic: 'Combien de temps vous attendez',
          mechanic: 'Jusqu’au rendez-vous, des jours en saison',
          support: '18 secondes en moyenne',
        },
        where: {
          topic: 'Où l’on vous aide',
          mechanic: 'Au chantier naval, une fois rentré',
          support: 'Là où vous êtes, par chat',
        },
        towing: {
          topic: 'S’il faut vous remorquer',
          mechanic: 'À trouver et à payer vous-même',
          support: 'Inclus',
        },
        price: {
          topic: 'Ce que cela coûte',
          mechanic: 'À l’heure, plus le déplacement',
          support: '{{price.marine}} par an',
        },
      },
    },
    features: {
      title: 'Ce qui est compris',
      chat: {
        title: 'Un chat qui répond',
        text: '18 secondes d’attente en moyenne, à midi comme à trois heures du matin.',
      },
      towing: {
        title: 'Le remorquage inclus',
        text: 'Si la panne ne peut pas être réparée sur l’eau, le remorquage pour rentrer est compris.',
      },
      position: {
        title: 'Une position à montrer',
        text: 'Envoyez un lien de partage dans le chat. Il montre où vous êtes, en direct, jusqu’à ce que vous y mettiez fin.',
      },
      readings: {
        title: 'Des mesures sous la main',
        text: 'Tension de la batterie, heures moteur et chemin parcouru sont sur votre téléphone.',
      },
    },
    offer: {
      title: '{{price.marine}} par an, sans surprise',
      text: 'L’assistance nautique accompagne la formule annuelle. Tout est facturé une fois par an.',
      item: 'Pour un appareil',
      price: 'Prix',
      annual: 'Formule annuelle',
      marine: 'Assistance nautique',
      unit: 'Boîtier GPS, paiement unique',
      first: 'Premier débit',
      yearly: 'Chaque année suivante',
    },
    testimonials: {
      title: 'Ce que disent les skippers',
      samples: {
        heat: {
          quote:
            '« Le moteur surchauffait au large de Key Largo. En dix minutes, ils m’ont guidé jusqu’à la turbine de la pompe à eau, et j’étais rentré pour déjeuner. »',
          role: 'Propriétaire d’un open',
        },
        night: {
          quote:
            '« Deux heures du matin, pompe de cale en panne. On m’a répondu avant que je trouve la lampe torche. »',
          role: 'Vit à bord de son bateau',
        },
        tow: {
          quote:
            '« Le remorqueur est venu droit sur le point de mon lien de partage. Je n’ai pas eu une seule coordonnée à dicter. »',
          role: 'Skipper de charter',
        },
        season: {
          quote:
            '« En juillet, mon mécanicien n’a pas une minute avant deux semaines. Maintenant, je demande d’abord, et la moitié du temps, je répare moi-même. »',
          role: 'Plaisancier du week-end',
        },
      },
    },
    faq: {
      emergency: {
        question: 'Est-ce un service de sauvetage ?',
        answer:
          'Non. Si une vie est en danger, appelez d’abord les garde-côtes sur le canal 16 de la VHF, ou le numéro d’urgence. L’assistance nautique est là pour tout le reste.',
      },
      existing: {
        question: 'J’ai déjà un traceur. Puis-je ajouter l’assistance ?',
        answer:
          'Oui. Choisissez l’assistance nautique avec la formule annuelle dans votre abonnement. Vous n’avez pas besoin d’un autre boîtier.',
      },
      boats: {
        question: 'Un abonnement couvre-t-il tous mes bateaux ?',
        answer: 'Il couvre un appareil. Chaque bateau a besoin du sien.',
      },
      cancel: {
        question: 'Puis-je résilier ?',
        answer:
          'À tout moment, sans engagement. Vous êtes remboursé si vous contactez l’assistance dans les 30 jours suivant votre commande.',
      },
    },
    close: {
      title: 'Avant la prochaine sortie, pas pendant',
      text: 'Les boîtiers sont expédiés sous 1 à 2 jours ouvrés, et vos identifiants de connexion arrivent sous 24 à 48 heures.',
    },
  },
}
