import type { Translated } from '../../../shared/i18n/translated.ts'
import type { anchorTexts as en } from '../en/anchor.ts'
import { floatPlanTexts } from './float-plan.ts'

export const anchorTexts: Translated<typeof en, 'fr'> = {
  anchorWatch: {
    about: 'Donne l’alarme si le bateau chasse, n’envoie plus sa position ou manque de batterie.',
    set: 'Activer l’alarme de mouillage',
    question: {
      text: '{{name}} est au mouillage ? Immobile hors de vos zones (depuis : {{time}}).',
      no: 'Pas au mouillage',
    },
    adjust: 'Régler',
    share: 'Partager cette surveillance',
    acknowledge: 'Acquitter l’alarme',
    acknowledgeFailed: 'Impossible d’acquitter l’alarme',
    repeats: 'Les notifications se répètent jusqu’à ce que quelqu’un acquitte l’alarme.',
    acknowledged: 'Acquittée : {{time}}. Les notifications ont cessé.',
    acknowledgedBy: 'Acquittée par {{name}} : {{time}}. Les notifications ont cessé.',
    circle: 'Le bateau est à {{distance}} de son ancre, dans un cercle de {{radius}}.',
    circleUnknown: 'Un cercle de {{radius}}. La distance du bateau est inconnue.',
    interval:
      'Le bateau envoie sa position toutes les {{interval}} : une alarme peut prendre {{time}} une fois le bateau nettement hors du cercle.',
    loadFailed: 'Impossible de charger l’alarme de mouillage',
    stale: 'La surveillance ci-dessous est la dernière chargée.',
    state: {
      watching: 'Au mouillage',
      nearEdge: 'Près du bord',
      dragging: 'Le bateau chasse',
      noPosition: 'Sans position',
      ended: 'Surveillance terminée',
    },
    explained: {
      unlocated: 'En attente de la prochaine position.',
      watching: 'Le bateau est dans son cercle.',
      nearEdge: 'Le bateau est dans son cercle, donc sans alarme pour l’instant.',
      outside:
        'Le bateau est hors de son cercle, mais pas assez loin ni assez longtemps pour une alarme. Une seule mauvaise position ne doit pas vous réveiller.',
      dragging: 'Le bateau s’est trop éloigné de son ancre. Vérifiez-le maintenant.',
      noPosition: 'Le traceur n’envoie plus de positions. Vérifiez le bateau et l’alimentation du traceur.',
      ended: 'Le bateau a fait route. Activez une nouvelle alarme au prochain mouillage.',
    },
    facts: {
      distance: 'Distance à l’ancre',
      radius: 'Rayon',
      since: 'Depuis',
      setAt: 'Activée',
    },
    alarms: {
      title: 'Alarmes des {{hours}} dernières heures',
      none: 'Aucune.',
      loadFailed: 'Impossible de charger les alarmes',
      stale: 'Les alarmes ci-dessous sont les dernières chargées.',
      outside: 'Chasse à {{distance}} de l’ancre : hors du cercle',
      fartherOut: 'Chasse à {{distance}} de l’ancre : plus loin qu’avant',
      noPosition: 'Sans position depuis {{time}}',
      battery: 'Batterie faible : {{volts}}',
      underWay: 'En route : surveillance terminée',
    },
    warnings: {
      'radius-below-accuracy':
        'Le rayon est inférieur à la précision du récepteur. Augmentez-le, sinon il y aura de fausses alarmes.',
      'outside-radius': 'Le bateau est déjà hors de ce cercle. Augmentez le rayon ou déplacez l’ancre.',
      'no-recent-position': 'La position du bateau n’est pas récente. Vérifiez que son traceur est allumé.',
      'tracker-asleep':
        'Le traceur dort entre ses envois, une alarme peut donc arriver tard. Faites-le émettre plus souvent.',
    },
    form: {
      where: 'Où est l’ancre ?',
      places: { kept: 'Là où elle est', boat: 'Au bateau', away: 'À l’écart du bateau' },
      distance: 'Distance ({{unit}})',
      bearing: 'Relèvement (°)',
      wrong: 'Saisissez une distance supérieure à 0 et un relèvement de 0 à 360.',
      position: 'Position du bateau :',
      smaller: 'Rayon plus petit',
      larger: 'Rayon plus grand',
      hint: 'Comptez la chaîne et la longueur du bateau.',
      accuracy: 'Le récepteur est précis à {{accuracy}} près.',
      accuracyUnknown: 'Le récepteur n’indique pas sa précision.',
      silence: 'Alarme sans position après',
      webhook: 'Webhook (facultatif)',
      webhookHint: 'Appelé à chaque alarme, il peut déclencher une sirène ou une lumière.',
      start: 'Démarrer',
      save: 'Enregistrer',
      cancel: 'Annuler',
      failed: 'Impossible d’enregistrer l’alarme de mouillage',
    },
    gear: {
      title: 'Calculer le rayon d’après la chaîne',
      depth: 'Profondeur à marée basse ({{unit}})',
      bowHeight: 'Étrave au-dessus de l’eau ({{unit}})',
      rode: 'Chaîne et câblot filés ({{unit}})',
      boatLength: 'Longueur du bateau ({{unit}})',
      found: 'Le rayon est de {{radius}}, précision du récepteur comprise.',
      'rode-too-short':
        'La chaîne et le câblot sont plus courts que la profondeur et la hauteur de l’étrave réunies. Filez-en davantage ou vérifiez les chiffres.',
      'radius-too-large':
        'Le bateau pourrait s’éloigner de plus de {{radius}}, le rayon maximal. Vérifiez les chiffres.',
    },
    rehearsal: {
      checking: 'Vérification des {{hours}} dernières heures…',
      none: 'Au cours des {{hours}} dernières heures, cette alarme ne se serait pas déclenchée.',
      alarms:
        'Déclenchements de cette alarme au cours des {{hours}} dernières heures, si elle avait été active : {{alarms}}',
      drag: 'Faites glisser l’ancre là où elle est.',
      failed: 'Impossible de vérifier les dernières heures. Vous pouvez tout de même activer l’alarme.',
    },
    lift: {
      verb: 'Désactiver',
      title: 'Désactiver l’alarme de mouillage de {{name}} ?',
      text: 'Personne ne sera alerté si le bateau chasse.',
      keep: 'Continuer à surveiller',
      done: 'Alarme de mouillage désactivée',
      failed: 'Impossible de désactiver l’alarme de mouillage',
    },
  },
  floatPlan: floatPlanTexts,
  problem: {
    codes: {
      'not-a-boat':
        'L’alarme de mouillage est réservée aux bateaux. Choisissez d’abord le type Bateau pour cet appareil.',
      'boat-not-located':
        'La position du bateau n’est pas récente. Attendez la suivante, ou choisissez À l’écart du bateau.',
      'anchor-too-far': 'Cette ancre est à plus de 1 km du bateau. Rapprochez-la.',
      'return-in-the-past': 'Le retour prévu est déjà passé. Choisissez une heure ultérieure.',
      'return-too-late': 'Un plan de navigation dure au plus 31 jours. Choisissez un retour plus proche.',
      'not-found_floatPlan':
        'L’appareil n’est plus dans votre compte, ou ce port ne surveille plus le bateau. Choisissez-en un autre.',
      'not-found_anchor':
        'Cette alarme n’est plus active, ou l’appareil n’est plus dans votre compte. Rechargez la page.',
    },
  },
}
