import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { buildersTexts as en } from '../../en/site/builders.ts'

export const buildersTexts: Translated<typeof en, 'fr'> = {
  builders: {
    meta: {
      title: 'Suivi GPS pour constructeurs et entreprises du BTP',
      description:
        'Équipez de traceurs GPS ce que vous construisez et gagnez {{partner.perUnit}} par boîtier. Suivez aussi vos engins sur la même carte en direct.',
    },
    eyebrow: 'Pour les constructeurs et le BTP',
    title: 'Intégrez le suivi. Gagnez {{partner.perUnit}} par boîtier.',
    lead: 'Montez un traceur sur chaque bateau, remorque ou engin avant qu’il quitte vos ateliers. Votre client le retrouve sur une carte en direct dès le premier jour, et {{partner.share}} du prix du boîtier vous reviennent.',
    actions: {
      become: 'Devenir partenaire',
      apply: 'Demander un partenariat',
      call: 'Appeler nos commerciaux',
      order: 'Commander',
    },
    subject: 'Partenariat',
    picture: {
      label:
        'Une cour d’atelier sur une carte. Un bateau, une remorque et une pelleteuse en sont partis, chacun avec sa trace.',
      note: 'Trois livraisons. Une seule carte.',
    },
    changes: {
      handover: {
        today: 'Vous remettez les clés, et le client achète un traceur chez un autre.',
        changed: 'Il quitte vos ateliers avec son traceur, et vous gagnez sur le boîtier.',
      },
      wiring: {
        today: 'Pour le poser, un inconnu perce votre ouvrage.',
        changed: 'Votre équipe le câble avant la pose des panneaux, avec deux ou quatre fils.',
      },
      sites: {
        today: 'Lundi matin, une remorque a disparu du chantier, et personne ne sait depuis quand.',
        changed: 'Une zone vous alerte dès sa sortie, et sa trace montre où elle est allée.',
      },
      service: {
        today: 'Les engins sont entretenus quand quelqu’un y pense.',
        changed: 'Distance, heures moteur et dates sont suivies, et un rappel arrive à l’échéance.',
      },
    },
    figures: {
      price: { value: '{{price.unit}}', label: 'prix public conseillé d’un boîtier' },
      share: { value: '{{partner.share}}', label: 'part de bénéfice des partenaires' },
      perUnit: { value: '{{partner.perUnit}}', label: 'gagnés sur chaque boîtier posé' },
      shipping: { value: '1 à 2', label: 'jours ouvrés avant l’expédition des boîtiers' },
    },
    steps: {
      write: {
        title: 'Écrivez-nous',
        text: 'Dites-nous ce que vous construisez et combien de boîtiers il vous faut.',
      },
      fit: {
        title: 'Posez les boîtiers',
        text: 'Deux fils pour l’alimentation. Quatre pour que le propriétaire voie l’état du moteur et dispose d’une coupure à distance.',
      },
      handOver: {
        title: 'Livrez',
        text: 'Votre client ajoute le traceur avec l’ID de son étiquette et choisit une formule : {{price.monthly}} par mois ou {{price.annual}} par an.',
      },
    },
    faq: {
      earnings: {
        question: 'Combien gagnons-nous ?',
        answer:
          'Un boîtier se vend {{price.unit}}. Votre part est de {{partner.share}}, soit {{partner.perUnit}} par boîtier. Pour {{partner.exampleUnits}} boîtiers, cela fait {{partner.example}}.',
      },
      subscription: {
        question: 'Qui paie le suivi ?',
        answer:
          'Le propriétaire, à partir du jour où il ajoute le traceur. C’est sans engagement, et vous ne payez aucune formule pour les boîtiers que vous livrez à vos clients.',
      },
      data: {
        question: 'Qui voit les positions ?',
        answer:
          'Uniquement le compte qui a ajouté le traceur. Un nouveau propriétaire commence avec un historique vide : il ne voit pas vos essais, et vous ne voyez pas ses trajets.',
      },
      own: {
        question: 'Pouvons-nous aussi suivre nos propres engins ?',
        answer:
          'Oui. Il faut une formule par appareil, et tous sont sur une même carte, avec des zones pour vos chantiers, des alertes, l’entretien et des rapports planifiés.',
      },
      hardware: {
        question: 'Peut-on utiliser d’autres traceurs ?',
        answer:
          'Oui. Tout traceur qui émet en MQTT ou en HTTP convient, comme un boîtier Teltonika ou un téléphone avec OwnTracks ou Traccar Client, ainsi que tout boîtier d’un serveur Traccar, flespi ou Signal K.',
      },
    },
    close: {
      title: 'Commencez par votre prochaine livraison',
      text: 'Dites-nous ce que vous construisez. {{partner.perUnit}} par boîtier, sans engagement.',
    },
  },
}
