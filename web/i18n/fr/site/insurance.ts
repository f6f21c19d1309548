import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { insuranceTexts as en } from '../../en/site/insurance.ts'

export const insuranceTexts: Translated<typeof en, 'fr'> = {
  insurance: {
    meta: {
      title: 'Suivi GPS pour assureurs',
      description:
        'Une attestation que vous vérifiez vous-même, des traces horodatées avec leurs vitesses, plus de 3 ans d’historique. Sachez ce qui est suivi avant d’assurer.',
    },
    eyebrow: 'Pour les assureurs',
    // the pronoun stays on the line of its verb
    title: 'Sachez ce qui est suivi. Vérifiez-\u2060le vous-même.',
    lead: 'Votre assuré imprime une attestation : quels appareils sont suivis, depuis quand, et ce qui veille sur eux. Son numéro vous dit, aujourd’hui et au renouvellement, si c’est toujours vrai.',
    actions: { start: 'Commencer', partner: 'Devenir partenaire' },
    picture: {
      label: 'Une attestation qui énumère trois appareils, et une page qui confirme son numéro.',
      note: 'Les 3 appareils sont toujours suivis',
    },
    changes: {
      proof: {
        today: 'Le futur assuré affirme qu’un traceur est posé.',
        changed: 'Une attestation énumère chaque appareil suivi, et une page publique la confirme.',
      },
      renewal: {
        today: 'Un an plus tard, personne ne sait s’il est encore connecté.',
        changed: 'Le même numéro montre quels appareils ont été suivis sans interruption.',
      },
      claims: {
        today: 'Un sinistre repose sur deux souvenirs d’un même instant.',
        changed:
          'La trace donne les heures, les lieux, les vitesses et les événements, comme une collision ou un freinage brusque.',
      },
      theft: {
        today: 'Un vol se remarque des jours plus tard, et l’adresse se donne de mémoire.',
        changed:
          'Le propriétaire est alerté dès que le véhicule part, et donne à la police un lien en direct.',
      },
    },
    figures: {
      updates: { value: '15 s', label: 'entre deux positions en mouvement' },
      behavior: { value: '30 ms', label: 'suivi du comportement de conduite' },
      history: { value: '+ de 3 ans', label: 'd’historique des positions' },
    },
    steps: {
      ask: { title: 'Demandez l’attestation', text: 'L’assuré l’imprime depuis son abonnement.' },
      check: {
        title: 'Vérifiez-la',
        text: 'Saisissez son numéro sur la page qu’elle indique. Aucun compte n’est nécessaire.',
      },
      repeat: {
        title: 'Revérifiez-la',
        text: 'Au renouvellement ou après un sinistre, le même numéro dit ce qui est encore suivi.',
      },
    },
    faq: {
      forged: {
        question: 'Une attestation peut-elle être falsifiée ?',
        answer:
          'Un document modifié ne correspond pas à ce que montre son numéro. La page affiche l’attestation telle qu’elle a été imprimée, et personne ne peut deviner un numéro.',
      },
      privacy: {
        question: 'Voyons-nous où sont les assurés ?',
        answer:
          'Uniquement ce qu’ils vous montrent : une attestation, un rapport ou un lien de partage. Une attestation ne contient aucune position.',
      },
      reliable: {
        question: 'Les positions sont-elles fiables ?',
        answer:
          'Chacune indique de quand elle date, et si elle est en direct, en retard ou la dernière connue. Un saut qu’aucun véhicule ne peut faire est retenu jusqu’à ce que les positions suivantes concordent, et rien n’est supprimé.',
      },
      cancelled: {
        question: 'Et si le suivi prend fin ?',
        answer:
          'La page indique quels appareils ne sont plus suivis. Elle ne confirme jamais plus que ce qui est vrai.',
      },
      cost: {
        question: 'Combien cela coûte-t-il à l’assuré ?',
        answer:
          '{{price.unit}} pour le boîtier, payé une seule fois, et {{price.monthly}} par mois ou {{price.annual}} par an. Sans engagement, satisfait ou remboursé pendant 30 jours.',
      },
    },
    close: {
      title: 'Essayez avec un appareil',
      text: 'Suivez un véhicule, imprimez son attestation et vérifiez le numéro. Satisfait ou remboursé pendant 30 jours.',
    },
  },
}
