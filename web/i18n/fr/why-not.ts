import type { Translated } from '../../../shared/i18n/translated.ts'
import type { whyNotTexts as en } from '../en/why-not.ts'

// `{{at}}` is a time, or a date with a time: it stands in parentheses, where no preposition has to fit it.
export const whyNotTexts: Translated<typeof en, 'fr'> = {
  whyNot: {
    title: 'Pourquoi pas d’alerte ?',
    about:
      'Choisissez le moment où vous attendiez une alerte. Vectra examine les positions de {{minutes}} minutes avant à {{minutes}} minutes après.',
    time: 'Heure',
    ask: 'Expliquer',
    failed: 'Impossible de trouver la raison.',
    map: 'Positions autour de cette heure',
    hollow: 'Les points évidés n’ont pas compté.',
    history: 'Voir sur le parcours',
    minutesSeconds: '{{minutes}} min {{seconds}} s',
    fired: 'Il y a bien eu une alerte : {{event}} ({{at}}).',
    late: 'Il n’y a pas eu d’alerte, car les positions sont arrivées {{saw}} plus tard : {{event}} ({{at}}). Au-delà de {{limit}}, seules les alertes critiques sont envoyées.',
    lateUnknown:
      'Il n’y a pas eu d’alerte, car les positions sont arrivées trop tard : {{event}} ({{at}}). Au-delà de {{limit}}, seules les alertes critiques sont envoyées.',
    noSubscription: '{{device}} n’a pas d’abonnement actif. Aucune zone ne le surveille donc.',
    inactive: 'La zone {{geofence}} est désactivée. Dernière modification : {{at}}.',
    notCovered: 'La zone {{geofence}} ne s’applique pas à {{device}}. Dernière modification : {{at}}.',
    changedSince:
      'La zone {{geofence}} a été créée ou modifiée après l’arrivée de ces positions ({{at}}). Son état précédent n’est pas enregistré.',
    noPositions:
      '{{device}} n’a envoyé aucune position à moins de {{limit}} de cette heure. La précédente est arrivée {{saw}} plus tôt ({{at}}).',
    noPositionsBefore:
      '{{device}} n’a envoyé aucune position à moins de {{minutes}} min de cette heure, ni dans l’année qui précède.',
    alertOff: {
      entry:
        '{{device}} a pénétré dans la zone {{geofence}} ({{at}}), mais l’alerte d’entrée est désactivée.',
      exit: '{{device}} a quitté la zone {{geofence}} ({{at}}), mais l’alerte de sortie est désactivée.',
      dwell:
        '{{device}} se trouvait encore dans la zone {{geofence}} ({{at}}), mais l’alerte de présence est désactivée.',
    },
    notStored:
      'D’après les positions, {{event}} ({{at}}), mais aucun événement n’a été enregistré. {{device}} n’avait peut-être pas d’abonnement à ce moment-là.',
    inaccurate:
      'La position ({{at}}) n’a pas compté. Elle était précise à {{saw}}, et au-delà de {{limit}}, une position ne compte pas.',
    held: {
      noFix: 'Les positions autour de cette heure étaient sans point GPS et n’ont donc pas compté.',
      jump: 'La position ({{at}}) était {{side}}, mais n’a pas compté : elle était trop éloignée de la précédente pour être plausible.',
      frozen:
        'La position ({{at}}) était {{side}}, mais n’a pas compté : le traceur répétait le même endroit alors qu’il se déplaçait.',
    },
    side: {
      insideBy: 'dans la zone {{geofence}}, à {{saw}} du bord',
      outsideBy: 'hors de la zone {{geofence}}, à {{saw}} du bord',
    },
    notAcross: {
      insideBy:
        '{{device}} se trouvait dans la zone {{geofence}}, à {{saw}} du bord ({{at}}), et n’a pas quitté la zone. Une sortie demande deux positions à plus de {{limit}} à l’extérieur.',
      outsideBy:
        '{{device}} se trouvait hors de la zone {{geofence}}, à {{saw}} du bord ({{at}}), et n’a pas franchi le contour. Une entrée demande une position à plus de {{limit}} à l’intérieur, ou deux de suite.',
    },
    notConfirmed: {
      entry:
        'Une seule position ({{at}}) était dans la zone {{geofence}}, à {{saw}} du bord. Seule, elle ne compte qu’à plus de {{limit}} à l’intérieur.',
      exit: 'Une seule position ({{at}}) était hors de la zone {{geofence}}, à {{saw}} du bord. Une sortie en demande deux de suite, chacune à plus de {{limit}} à l’extérieur.',
    },
    standing: {
      entry:
        '{{device}} ne bougeait pas, mais sa position a dérivé dans la zone {{geofence}}, à {{saw}} du bord ({{at}}). Un appareil immobile ne franchit aucun contour.',
      exit: '{{device}} ne bougeait pas, mais sa position a dérivé hors de la zone {{geofence}}, à {{saw}} du bord ({{at}}). Un appareil immobile ne franchit aucun contour.',
    },
    baseline:
      '{{device}} se trouvait {{side}} ({{at}}). C’était la première position depuis la création ou la modification de la zone ({{changedAt}}), et une première position ne déclenche rien.',
    passedTooShort:
      '{{device}} a traversé la zone {{geofence}} entre deux positions, pendant environ {{saw}}. En dessous de {{limit}}, ce n’est pas assez sûr.',
    gapTooLong:
      '{{device}} a peut-être traversé la zone {{geofence}} entre deux positions, mais {{saw}} les séparent. Au-delà de {{limit}}, ce n’est plus assez sûr.',
    dwellTooShort:
      '{{device}} se trouvait dans la zone {{geofence}} depuis {{saw}} ({{at}}). L’alerte de présence vient après {{limit}}.',
  },
}
