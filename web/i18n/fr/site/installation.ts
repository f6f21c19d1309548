import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { installationTexts as en } from '../../en/site/installation.ts'

/* red: rouge · black: noir · orange: orange · yellow: jaune · setup: montage · pin: broche
 * accessory power: + après contact · key on/off: contact mis/coupé · starter: démarreur · ground: masse */
export const installationTexts: Translated<typeof en, 'fr'> = {
  installation: {
    meta: {
      title: 'Guide d’installation : montages 2 fils et 4 fils',
      description:
        'Câblez votre traceur GPS avec deux ou quatre fils : schémas, outils, fusible, relais, et ce qu’il faut vérifier avant de refermer le panneau.',
    },
    title: 'Installez votre traceur',
    lead: 'Deux fils l’alimentent. Quatre montrent aussi quand le moteur est en marche, et peuvent l’empêcher de démarrer. Choisissez un montage, suivez les étapes et voyez arriver sa première position.',
    jump: 'Sur cette page',
    sections: {
      choose: 'Quel montage vous faut-il ?',
      before: 'Avant de commencer',
      twoWire: 'Montage 2 fils',
      fourWire: 'Montage 4 fils',
      relay: 'Sécurité du relais',
      check: 'Vérifiez avant de refermer le panneau',
      trouble: 'Si quelque chose ne va pas',
      help: 'Obtenir de l’aide',
    },
    choose: {
      what: 'Ce que vous obtenez',
      rows: {
        position: 'Position en direct, historique des parcours, zones et alertes',
        voltage: 'Tension de la batterie du véhicule',
        engine: 'Moteur en marche ou arrêté, et heures moteur',
        cutoff: 'Coupure à distance par un relais',
      },
      yes: 'Oui',
      no: 'Non',
    },
    before: {
      safety: {
        title: 'Débranchez la batterie',
        text: 'Retirez le câble de la borne négative avant de toucher à un fil, et remettez-le en dernier.',
      },
      fuse: {
        title: 'Protégez le fil rouge par un fusible',
        text: 'Placez le fusible à 18 cm (7 pouces) au plus de la borne positive de la batterie. Respectez le calibre indiqué dans le manuel de votre boîtier, en général 1 à 3 A. Avec un calibre plus élevé, c’est le fil qui brûle en premier.',
      },
      voltage: {
        title: 'Vérifiez la tension',
        text: 'L’étiquette du boîtier doit autoriser la tension de votre batterie, 12 V ou 24 V. La bobine du relais doit être prévue pour cette même tension.',
      },
      place: {
        title: 'Choisissez un endroit sec',
        text: 'Le plastique, la fibre de verre et le verre laissent passer le GPS, pas le métal. Tenez le boîtier à l’écart de la chaleur, de l’eau de cale et de tout ce qui bouge.',
      },
      toolsTitle: 'Outils et pièces',
      tools: {
        meter: 'Multimètre',
        crimper: 'Pince à dénuder et pince à sertir',
        connectors: 'Manchons thermorétractables à sertir et cosses à œillet',
        fuse: 'Porte-fusible en ligne avec son fusible',
        ties: 'Colliers de serrage et gaine fendue',
        relay:
          'Montage 4 fils uniquement : un relais à cinq broches (30, 85, 86, 87, 87a) avec diode intégrée, et son support',
      },
    },
    wires: {
      caption: 'Où va chaque fil',
      wire: 'Fil',
      to: 'Se raccorde à',
      red: 'Rouge',
      black: 'Noir',
      orange: 'Orange',
      yellow: 'Jaune',
      places: {
        red: 'Borne positive de la batterie, à travers le fusible',
        black: 'Borne négative de la batterie',
        orange: '+ après contact (ACC) : sous tension uniquement contact mis',
        yellow: 'Relais, broche 85',
      },
    },
    diagram: {
      enlarge: 'Agrandir le schéma',
      close: 'Fermer',
      tracker: 'Traceur',
      battery: 'Batterie',
      fuse: 'Fusible',
      accessory: '+ après contact',
      relay: 'Relais',
      key: 'Contacteur',
      starter: 'Démarreur',
      unused: 'Non utilisé',
    },
    twoWire: {
      lead: 'L’alimentation seule, pour les remorques, les camping-cars remisés, les bateaux au mouillage et tout ce qui n’a pas de moteur à surveiller.',
      diagram: 'Schéma du montage 2 fils',
      description:
        'Le fil rouge va du traceur à la borne positive de la batterie en passant par un fusible. Le fil noir va du traceur à la borne négative de la batterie. L’orange et le jaune ne sont pas utilisés.',
      steps: {
        disconnect: 'Débranchez la borne négative de la batterie.',
        black: 'Raccordez le fil noir à la borne négative de la batterie.',
        red: 'Raccordez le fil rouge à la borne positive de la batterie, à travers le fusible. S’il y a un coupe-batterie, raccordez le fil rouge du côté de la batterie, pour que le traceur reste alimenté.',
        insulate: 'Isolez l’extrémité du fil orange et celle du fil jaune, chacune séparément.',
        mount: 'Fixez le traceur et ses fils, pour que rien ne frotte ni ne tire.',
        reconnect: 'Rebranchez la borne négative.',
      },
    },
    fourWire: {
      lead: 'L’alimentation, l’état du moteur et un relais qui peut l’empêcher de démarrer.',
      diagram: 'Schéma du montage 4 fils',
      description:
        'Le rouge et le noir vont à la batterie comme dans le montage 2 fils. L’orange va au + après contact, tout comme la broche 86 du relais. Le jaune va à la broche 85. Le fil qui va du contacteur à clé au démarreur est sectionné, et ses extrémités sont sur les broches 30 et 87a.',
      steps: {
        power: 'Batterie débranchée, raccordez le rouge et le noir comme dans le montage 2 fils.',
        orange:
          'Raccordez le fil orange au + après contact : un fil sous tension contact mis, et hors tension contact coupé. Trouvez-le au multimètre, en ne rebranchant la batterie que pour la mesure. Choisissez-en un qui reste sous tension pendant que le démarreur tourne ; sinon, tourner la clé annule la coupure.',
        coil: 'Raccordez la broche 86 du relais au même fil + après contact, et la broche 85 au fil jaune. Quand le traceur coupe, le jaune passe à la masse et le relais s’enclenche.',
        starter:
          'Sectionnez le fil fin qui va du contacteur à clé au solénoïde du démarreur. Raccordez une extrémité à la broche 30 et l’autre à la broche 87a. La broche 87 reste libre.',
        mount: 'Fixez le relais broches vers le bas, dans un endroit sec.',
        reconnect:
          'Rebranchez la borne négative et démarrez le moteur une fois. Il doit démarrer comme avant.',
      },
      rest: 'Au repos, le relais relie les broches 30 et 87a. Si le traceur n’est plus alimenté, le moteur peut quand même démarrer.',
      pins: 'Les numéros de broches sont ceux des relais automobiles. Si le manuel de votre boîtier montre un autre câblage, suivez le manuel.',
    },
    relay: {
      title: 'Le relais bloque un démarrage, jamais un moteur qui tourne',
      rules: {
        starter: {
          title: 'Câblez-le uniquement sur le démarreur',
          text: 'Ne le câblez jamais sur l’alimentation en carburant, l’allumage ou la gestion moteur. Un moteur qui s’éteint en mouvement vous prive de la direction assistée, de l’assistance au freinage et, sur l’eau, de votre moyen d’échapper au danger.',
        },
        interlock: {
          title: '{{name}} retient ce qui n’est pas sûr',
          text: 'Une coupure n’est envoyée que si la dernière position est fiable et date de {{cut.age}} au maximum, et si la vitesse est inférieure à {{cut.speed}}. Sinon, elle est retenue jusqu’à ce que ce soit sans danger, ou elle expire. Aucune autre commande ne contourne cette règle.',
        },
        restore: {
          title: 'Le rétablissement fonctionne toujours',
          text: 'Un rétablissement passe avant toutes les autres commandes, à n’importe quelle vitesse, et annule une coupure retenue.',
        },
        proof: {
          title: 'Chaque coupure est confirmée',
          text: 'Le tableau de bord affiche « Confirmée par le traceur » dès que le traceur signale le relais comme coupé. D’ici là, il indique ce qu’il attend.',
        },
      },
      test: 'Essayez-le une fois, à l’arrêt et moteur éteint : coupez le relais dans le tableau de bord, tournez la clé et vérifiez que le démarreur ne réagit pas. Rétablissez ensuite le relais et démarrez le moteur.',
      electrician:
        'Un doute ? Faites câbler le relais par un électricien. Deux fils suffisent pour le suivi.',
    },
    check: {
      lead: 'Connectez-vous, ajoutez le traceur avec l’ID de son étiquette et ouvrez « Connecter le traceur ». La page suit ce qui arrive et indique ce qui ne va pas.',
      lights:
        'Les voyants varient d’un modèle à l’autre : la plupart clignotent pendant la recherche et restent allumés une fois le GPS et le réseau trouvés. Si les voyants et la page se contredisent, fiez-vous à la page.',
      says: 'La page affiche',
      means: 'Ce que cela signifie',
      act: 'Que faire',
      rows: {
        waiting: {
          says: 'En attente du premier message',
          means: 'Le traceur ne s’est pas encore manifesté.',
          act: 'Laissez-lui quelques minutes à ciel ouvert.',
        },
        none: {
          says: 'Aucun message pour le moment',
          means: 'Il en a eu le temps, et rien n’est arrivé.',
          act: 'Mesurez son alimentation. Comparez ses paramètres avec ceux de la page.',
        },
        noFix: {
          says: 'Aucune position utilisable pour le moment',
          means: 'Il a du réseau, mais ne voit pas assez de satellites.',
          act: 'Déplacez-le pour qu’il ne soit plus sous du métal.',
        },
        ready: {
          says: 'Votre appareil : configuration terminée',
          means: 'Sa position est sur la carte.',
          act: 'Refermez le panneau.',
        },
      },
    },
    faq: {
      power: {
        question: 'Aucun voyant ne s’allume',
        answer:
          'Mesurez entre le rouge et le noir au niveau du traceur. Vous devez trouver la tension de la batterie. Si elle est nulle, vérifiez le fusible, la masse et le coupe-batterie.',
      },
      engine: {
        question: 'Le moteur s’affiche toujours en marche',
        answer:
          'L’orange est sur un fil toujours sous tension. Choisissez-en un qui est hors tension contact coupé.',
      },
      held: {
        question: 'Une coupure affiche « Retenue par sécurité »',
        answer:
          'La dernière position date de plus de {{cut.age}}, n’est pas fiable ou indique une vitesse de {{cut.speed}} ou plus. La coupure part d’elle-même dès que cela change.',
      },
      cut: {
        question: 'Le moteur démarre alors que le relais est coupé',
        answer:
          'Vérifiez que la coupure est confirmée dans le tableau de bord. Si elle l’est, mesurez la broche 86 : elle doit être sous tension contact mis. Vérifiez ensuite que le démarreur ne reçoit pas de courant en contournant le relais.',
      },
      inverted: {
        question: 'Le moteur ne démarre que si le relais est coupé',
        answer: 'Le fil du démarreur est sur la broche 87. Déplacez-le sur la broche 87a.',
      },
      start: {
        question: 'Le moteur ne démarre pas du tout',
        answer:
          'Rétablissez le relais dans le tableau de bord. Si c’est confirmé et que rien ne change, coupez le contact, mettez au point mort ou sur P et débranchez la batterie. Retirez le relais, reliez les deux extrémités du fil du démarreur et rebranchez la batterie. Si le moteur démarre alors, remplacez le relais ; sinon, la cause est ailleurs.',
      },
      drain: {
        question: 'La batterie se décharge à l’arrêt',
        answer:
          'Activez le mode stockage quand personne ne conduira pendant des semaines. Le traceur se manifeste une fois par heure et consomme moins de 3 mA en veille : plus de 1,5 an sur une batterie de 100 Ah.',
      },
    },
    help: {
      text: 'Préparez l’ID du traceur, inscrit sur son étiquette, et une photo de votre câblage.',
      signIn: 'Se connecter',
    },
  },
}
