import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { landingTexts as en } from '../../en/site/landing.ts'

export const landingTexts: Translated<typeof en, 'fr'> = {
  landing: {
    meta: {
      title: 'Vectra : suivi GPS pour véhicules, bateaux et équipements',
      description:
        'Sachez où est tout ce que vous possédez, et avec quelle certitude. Carte en direct, zones, alertes et coupure à distance, dès {{price.annual}} par an et par appareil.',
    },
    hero: {
      title: 'Sachez où tout se trouve.',
      lead: 'Véhicules, bateaux et équipements suivis en direct par GPS, sur une seule carte qui vous dit à quel point vous y fier. {{price.annual}} par an et par appareil, sans engagement.',
      start: 'Commencer',
      how: 'Comment ça marche',
      shipping: 'Expédié sous 1 à 2 jours ouvrés',
      guarantee: 'Satisfait ou remboursé pendant 30 jours',
      contracts: 'Sans engagement',
      picture:
        'La carte en direct : une flotte de véhicules et de bateaux autour de Miami, chacun avec son état et sa dernière trace.',
    },
    figures: {
      label: 'Vectra en chiffres',
      updates: '15 s',
      updatesLabel: 'entre deux positions en mouvement',
      behavior: '30 ms',
      behaviorLabel: 'suivi du comportement de conduite',
      history: '+ de 3 ans',
      historyLabel: 'd’historique des positions à consulter',
      battery: '+ de 1,5 an',
      batteryLabel: 'sur une batterie de 100 Ah en mode stockage',
    },
    features: {
      eyebrow: 'Fonctions',
      title: 'Une carte pour agir',
      lead: 'La plupart des traceurs montrent un point. Vectra montre ce que vaut ce point.',
      honest: {
        title: 'Chaque position dit de quand elle date',
        text: 'En direct, en retard, dernière connue ou en veille : chaque appareil indique son état, depuis quand et pourquoi. Un récepteur figé, un saut ou une horloge fausse est signalé, et ne passe jamais pour du direct.',
        picture: 'La fiche d’un bateau, avec son état, sa vitesse, sa batterie et l’âge de sa position.',
        states: {
          live: 'En direct',
          liveText: 'Position reçue à l’instant',
          delayed: 'En retard',
          delayedText: 'Un message se fait attendre',
          lastKnown: 'Dernière connue',
          lastKnownText: 'Appareil muet, position datée',
          asleep: 'En veille',
          asleepText: 'Économise sa batterie en mode stockage',
        },
      },
      replay: {
        title: 'Rejouez n’importe quel trajet',
        text: 'Suivez un trajet point par point, avec sa vitesse et ses arrêts. Votre historique remonte à plus de 3 ans et s’exporte en un seul fichier.',
        map: 'Un trajet à travers Miami, tracé aux couleurs de sa vitesse',
        play: 'Lire le trajet',
        pause: 'Pause',
        speed: 'Vitesse',
        time: 'Heure',
        distance: 'Distance',
      },
      rehearse: {
        title: 'Testez une alerte avant de compter dessus',
        text: 'Écrivez une règle comme une phrase. Vectra l’applique à vos données des derniers jours et montre combien de fois elle aurait alerté, où, et quel réglage la calmerait. Chaque alerte dit pourquoi elle a été envoyée.',
        picture: 'L’éditeur d’une règle, avec son test sur les derniers jours.',
      },
      cutOff: {
        title: 'Immobilisez un véhicule à distance, sans danger',
        text: 'Un appui, et un relais empêche le moteur de démarrer. La coupure attend que le véhicule roule à moins de {{cutBelow}} d’après une position récente, et ne compte comme faite qu’une fois confirmée par le traceur.',
        picture: 'Le journal d’une commande de relais, de la demande à sa confirmation par le traceur.',
      },
      more: 'Et tout ce qu’il faut autour',
      geofences: 'Zones',
      geofencesText:
        'Tracez un contour sur la carte et recevez une alerte à chaque arrivée, départ ou présence prolongée, par e-mail, SMS, push ou webhook.',
      behavior: 'Comportement de conduite',
      behaviorText:
        'Accélérations, freinages et virages brusques, collisions et retournements, surveillés à 30 ms.',
      sharing: 'Liens de partage',
      sharingText:
        'Envoyez une position en direct à qui vous voulez. Un lien prend fin à l’arrivée ou à l’heure de votre choix, et peut masquer des lieux.',
      reports: 'Rapports',
      reportsText:
        'Trajets, arrêts, vitesse et activité des zones en PDF, Excel ou CSV, planifiés ou à la demande.',
      maintenance: 'Entretien et carnet de bord',
      maintenanceText:
        'L’entretien selon la distance, les heures moteur ou la date. Les trajets notés comme professionnels ou privés.',
      certificate: 'Attestation pour l’assureur',
      certificateText:
        'Un document qui confirme ce qui est suivi, sous un numéro que votre assureur peut vérifier.',
    },
    testimonials: {
      title: 'Ce que disent nos clients',
      sample: 'Exemple',
      sampleText: 'Exemples, affichés uniquement en local. Écrivez les vôtres dans site.config.ts.',
      samples: {
        charter:
          '« Maintenant, je surveille mon bateau depuis l’aéroport. S’il quitte le quai, je le sais aussitôt. »',
        charterRole: 'Skipper de charter',
        rental:
          '« Nous voyons quand chaque bateau est rentré, et comment il a été conduit. Un litige se règle en une minute. »',
        rentalRole: 'Responsable d’une location de bateaux',
        builder:
          '« Une chargeuse a quitté le chantier à 2 h du matin. Au lever du jour, la police avait son parcours. »',
        builderRole: 'Entrepreneur du BTP',
      },
    },
    support: {
      title: 'Du colis à la carte, avec notre aide',
      lead: 'Commandez aujourd’hui : votre première position n’est plus qu’à quelques jours.',
      order: 'Commandez en ligne',
      orderText:
        'Choisissez une formule et payez par carte. Vos identifiants de connexion arrivent par e-mail sous 24 à 48 heures.',
      ships: 'Recevez votre traceur',
      shipsText:
        'Il est expédié sous 1 à 2 jours ouvrés, avec une garantie satisfait ou remboursé de 30 jours.',
      install: 'Branchez deux fils',
      installText:
        'Le rouge au plus, le noir au moins. Le guide montre chaque fil, et Vectra confirme la première position.',
      installLink: 'Ouvrir le guide d’installation',
      contact: 'Contactez-nous',
    },
    storage: {
      eyebrow: 'Mode stockage',
      title: 'En veille tout l’hiver, jamais perdu',
      lead: 'Un bateau en hivernage n’a pas de chargeur. En mode stockage, le traceur dort, se manifeste une fois par heure, puis se remet en veille.',
      day: 'Une journée en mode stockage : 24 réveils d’une minute',
      checkIns: '1 par heure',
      checkInsLabel: 'message, avec la position',
      awake: '1 minute',
      awakeLabel: 'd’éveil par heure',
      current: '< 3 mA',
      currentLabel: 'en veille',
      battery: '+ de 1,5 an',
      batteryLabel: 'sur une batterie de 100 Ah',
      note: 'Une batterie de 12 V courante tient environ 15 mois, jusqu’à 50 %. Quitter le mode stockage peut prendre jusqu’à une heure, car le traceur n’écoute qu’à son réveil.',
    },
    marine: {
      eyebrow: 'Assistance nautique',
      title: 'De l’aide sur l’eau, jour et nuit',
      text: 'Écrivez à l’assistance nautique par chat 24 h/24 et 7 j/7, du quai ou du large. 18 secondes d’attente en moyenne, remorquage inclus.',
      price: '{{price.marine}} par an et par bateau, avec la formule annuelle',
      link: 'L’assistance nautique',
      wait: '18 s',
      waitLabel: 'd’attente en moyenne',
      hours: '24/7',
      hoursLabel: 'assistance par chat',
      towing: 'Inclus',
      towingLabel: 'remorquage',
    },
    pricing: {
      title: 'Un prix, toutes les fonctions',
      lead: 'Chaque formule comprend toutes les fonctions, pour chaque appareil.',
      note: 'Sans engagement. Satisfait ou remboursé pendant 30 jours. Expédié sous 1 à 2 jours ouvrés.',
    },
    faq: {
      title: 'Questions fréquentes',
      items: {
        needs: {
          question: 'Que faut-il pour commencer ?',
          answer:
            'Une formule et un boîtier GPS, à commander ensemble. Le boîtier s’alimente sur la batterie de votre véhicule ou de votre bateau. Les téléphones avec l’application OwnTracks et les boîtiers Teltonika conviennent aussi.',
        },
        updates: {
          question: 'À quelle fréquence la position est-elle mise à jour ?',
          answer:
            'Toutes les 15 secondes en mouvement, et une fois par heure en mode stockage. Une carte ouverte montre chaque position un instant après son arrivée.',
        },
        signal: {
          question: 'Que se passe-t-il sans réseau ?',
          answer:
            'La carte indique de quand date la dernière position. Celles que le traceur a gardées en mémoire arrivent dès qu’il retrouve le réseau, dans n’importe quel ordre, et la trace est complète.',
        },
        battery: {
          question: 'Le boîtier va-t-il vider ma batterie ?',
          answer:
            'Pas en mode stockage : il consomme moins de 3 mA en veille et tient plus de 1,5 an sur une batterie de 100 Ah. Vous pouvez aussi recevoir une alerte quand la tension baisse.',
        },
        cutOff: {
          question: 'Puis-je immobiliser un véhicule volé ?',
          answer:
            'Oui, avec le relais du montage 4 fils : une fois arrêté, il ne redémarre plus. Par sécurité, le relais n’est coupé qu’à moins de {{cutBelow}}, d’après une position récente ; d’ici là, la commande attend. Vous pouvez rétablir le relais à tout moment.',
        },
        contract: {
          question: 'Y a-t-il un engagement ?',
          answer:
            'Non. Résiliez quand vous voulez. Vous bénéficiez d’une garantie satisfait ou remboursé de 30 jours, et un abonnement peut être transféré à un autre appareil une fois en 30 jours.',
        },
        delivery: {
          question: 'Quand le boîtier arrive-t-il ?',
          answer:
            'Il est expédié sous 1 à 2 jours ouvrés, et vos identifiants de connexion arrivent par e-mail dans les 24 à 48 heures suivant la commande.',
        },
        phone: {
          question: 'Y a-t-il une application ?',
          answer:
            'Vectra s’installe depuis votre navigateur sur iPhone, Android et ordinateur, sans boutique d’applications. Hors connexion, il s’ouvre avec les dernières positions connues.',
        },
        data: {
          question: 'Qui peut voir où je suis ?',
          answer:
            'Vous, et ceux à qui vous envoyez un lien de partage. Vous pouvez exporter toutes vos données dans une seule archive, et supprimer définitivement un appareil ou le compte.',
        },
      },
    },
    app: {
      title: 'Sur votre téléphone en deux gestes',
      text: 'L’app s’installe depuis votre navigateur, se met à jour seule et s’ouvre hors connexion avec les dernières positions connues et leur âge.',
      iphone: 'iPhone et iPad',
      iphoneText: 'Ouvrez Vectra dans Safari, touchez Partager, puis Sur l’écran d’accueil.',
      android: 'Android',
      androidText: 'Ouvrez Vectra dans Chrome, touchez le menu, puis Installer l’application.',
      link: 'Ouvrir l’app',
    },
    final: {
      title: 'Mettez votre premier appareil sur la carte',
      text: 'Dès {{price.monthly}} par mois, satisfait ou remboursé pendant 30 jours.',
      start: 'Commencer',
      pricing: 'Voir les tarifs',
    },
  },
}
