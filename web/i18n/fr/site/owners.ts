import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { ownersTexts as en } from '../../en/site/owners.ts'

export const ownersTexts: Translated<typeof en, 'fr'> = {
  owners: {
    meta: {
      title: 'Suivi GPS pour bateaux et camping-cars',
      description:
        'Votre bateau ou camping-car est-il là où vous l’avez laissé ? Sa position, sa batterie, ses mouvements. Dès {{price.monthly}} par mois, sans engagement.',
    },
    eyebrow: 'Pour les propriétaires de bateau ou de camping-car',
    title: 'Toujours là ? Vous le savez, où que vous soyez.',
    lead: 'Votre bateau attend à quai et votre camping-car au garage, des semaines durant. {{name}} veille sur eux et vous prévient quand quelque chose change.',
    actions: { start: 'Commencer' },
    note: '{{price.monthly}} par mois ou {{price.annual}} par an. Sans engagement.',
    picture: {
      label: 'Un bateau à quai, entouré d’une zone.',
      note: 'À quai. Batterie 12,7 V, il y a 20 minutes',
    },
    changes: {
      away: {
        today: 'Vous faites la route jusqu’au port pour voir si tout va bien.',
        changed: 'Un coup d’œil au téléphone : position, tension de la batterie, et de quand elles datent.',
      },
      theft: {
        today: 'Vous découvrez un vol à votre retour.',
        changed: 'Vous êtes alerté dès qu’il quitte sa place, et pouvez empêcher le moteur de démarrer.',
      },
      battery: {
        today: 'Au printemps, la batterie est à plat.',
        changed:
          'Une alerte vous prévient à la tension de votre choix, et le mode stockage consomme moins de 3 mA.',
      },
      family: {
        today: 'À terre, la famille attend votre appel.',
        changed: 'Un lien de partage lui montre votre sortie en direct, et prend fin à votre arrivée.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre deux positions en mouvement' },
      sleep: { value: '< 3 mA', label: 'en veille, en mode stockage' },
      battery: { value: '+ de 1,5 an', label: 'sur une batterie de 100 Ah en mode stockage' },
      history: { value: '+ de 3 ans', label: 'd’historique des positions' },
    },
    steps: {
      order: {
        title: 'Commandez',
        text: 'Le boîtier est expédié sous 1 à 2 jours ouvrés. Vos identifiants de connexion arrivent sous 24 à 48 heures.',
      },
      fit: {
        title: 'Installez',
        text: 'Le rouge à la borne positive de la batterie, le noir à la borne négative. C’est tout.',
      },
      watch: {
        title: 'Surveillez',
        text: 'Ajoutez-le avec l’ID de son étiquette, et tracez un cercle autour du quai.',
      },
    },
    plans: {
      title: 'Combien ça coûte',
      text: 'Le boîtier coûte {{price.unit}}, à payer une seule fois. Choisissez ensuite comment payer.',
    },
    faq: {
      self: {
        question: 'Puis-je l’installer moi-même ?',
        answer:
          'Oui, si vous savez poser un fusible. Deux fils suffisent pour le suivi. Pour la coupure, suivez notre guide ou faites appel à un électricien.',
      },
      storage: {
        question: 'À quoi sert le mode stockage ?',
        answer:
          'Le traceur dort et se réveille 1 minute par heure. Une position peut alors dater d’une heure, et quitter le mode stockage peut prendre jusqu’à une heure.',
      },
      coverage: {
        question: 'Et sans réseau ?',
        answer:
          'La carte garde la dernière position et indique de quand elle date. Les boîtiers qui gardent les positions en mémoire les envoient dès qu’ils retrouvent le réseau, et la trace est de nouveau complète.',
      },
      phone: {
        question: 'Faut-il une application ?',
        answer:
          'Non. Le service fonctionne dans le navigateur de n’importe quel téléphone, d’où vous pouvez aussi l’installer. Hors connexion, vous retrouvez les dernières positions connues.',
      },
      cancel: {
        question: 'Puis-je résilier ?',
        answer:
          'À tout moment. C’est sans engagement, et vous êtes remboursé si vous contactez l’assistance dans les 30 jours suivant votre commande.',
      },
    },
    close: {
      title: 'Dormez tranquille, où qu’il soit amarré',
      text: '{{price.unit}} pour le boîtier, et {{price.monthly}} par mois. Satisfait ou remboursé pendant 30 jours.',
    },
  },
}
