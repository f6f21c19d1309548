import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { rentersTexts as en } from '../../en/site/renters.ts'

export const rentersTexts: Translated<typeof en, 'fr'> = {
  renters: {
    meta: {
      title: 'Suivi GPS pour flottes de location',
      description:
        'Voyez où est chaque location, quand elle sort du périmètre et comment elle est conduite. {{price.monthly}} par mois et par appareil, sans engagement.',
    },
    eyebrow: 'Pour les loueurs',
    title: 'Chaque location reste dans sa zone, et revient',
    lead: 'Voyez où est chaque bateau, voiture ou engin, quand il sort du périmètre convenu et comment il est conduit. Sans appeler le client.',
    actions: { protect: 'Protéger ma flotte', trial: 'Essayer gratuitement' },
    trialNote: 'Vous payez à la commande. Pas convaincu ? Vous avez 30 jours pour être remboursé.',
    picture: {
      label: 'Une baie et sa zone. Un bateau en a franchi le bord, et une alerte le signale.',
      note: 'Sorti de la baie il y a 2 minutes',
    },
    changes: {
      late: {
        today: 'Une location est en retard, et vous tombez sur la messagerie.',
        changed: 'Vous voyez où elle est, à quelle vitesse elle va, et de quand date cette position.',
      },
      bounds: {
        today: 'C’est l’odomètre qui vous apprend qu’elle est sortie du périmètre.',
        changed:
          'Une zone vous alerte dès la sortie, et les locations à l’arrêt ne déclenchent pas de fausses alertes.',
      },
      damage: {
        today: 'Les dégâts, c’est votre parole contre la leur.',
        changed: 'Parcours, vitesses, collision ou freinage brusque : tout est horodaté.',
      },
      kept: {
        today: 'Une location qui n’est pas rendue reste en circulation.',
        changed: 'Vous coupez le relais, et le moteur ne redémarre pas après son prochain arrêt.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre deux positions en mouvement' },
      behavior: { value: '30 ms', label: 'suivi du comportement de conduite' },
      history: { value: '+ de 3 ans', label: 'd’historique des positions' },
      guarantee: { value: '30', label: 'jours, satisfait ou remboursé' },
    },
    offer: {
      title: '{{quantity.max}} locations, un an',
      text: 'Le coût total d’une flotte de {{quantity.max}} appareils.',
      item: 'Poste',
      price: 'Prix',
      plan: 'Formule annuelle × {{quantity.max}}',
      units: 'Boîtier GPS × {{quantity.max}}, paiement unique',
      total: 'Première année',
      after: 'Chaque année suivante',
    },
    steps: {
      order: { title: 'Commandez', text: 'Les boîtiers sont expédiés sous 1 à 2 jours ouvrés.' },
      fit: {
        title: 'Installez',
        text: 'Câblez deux fils ou quatre, et ajoutez chaque traceur avec l’ID de son étiquette.',
      },
      draw: {
        title: 'Dessinez',
        text: 'Dessinez le périmètre autorisé. Avant de l’enregistrer, voyez combien de fois il vous aurait alerté.',
      },
    },
    faq: {
      trial: {
        question: 'L’essai est-il gratuit ?',
        answer:
          'Vous payez à la commande, et vous êtes remboursé si vous contactez l’assistance dans les 30 jours. Il n’y a aucun engagement à résilier.',
      },
      law: {
        question: 'Avons-nous le droit de suivre des clients ?',
        answer:
          'Indiquez dans le contrat de location que le véhicule est suivi, et pourquoi. Les règles varient d’un lieu à l’autre : faites vérifier les vôtres.',
      },
      drift: {
        question: 'Un bateau à quai déclenche-t-il des alertes toute la nuit ?',
        answer:
          'Non. La dérive habituelle du GPS ne déclenche rien : un franchissement compte quand la position est nettement au-delà du bord et qu’une seconde la confirme.',
      },
      cutoff: {
        question: 'La coupure à distance est-elle sans danger ?',
        answer:
          'Une coupure n’est envoyée que si la dernière position est fiable et date de {{cut.age}} au maximum, et si la vitesse est inférieure à {{cut.speed}}. Câblée sur le démarreur selon notre guide, elle n’arrête jamais un moteur qui tourne.',
      },
      winter: {
        question: 'Et hors saison ?',
        answer:
          'En mode stockage, le traceur se manifeste une fois par heure et consomme moins de 3 mA en veille, soit plus de 1,5 an sur une batterie de 100 Ah. Vous pouvez aussi résilier la formule et la reprendre au printemps.',
      },
    },
    close: {
      title: 'Sachez où est chaque location',
      text: 'Les boîtiers sont expédiés sous 1 à 2 jours ouvrés, et vos identifiants de connexion arrivent sous 24 à 48 heures.',
    },
  },
}
