import type { Translated } from '../../../shared/i18n/translated.ts'
import type { whyNotTexts as en } from '../en/why-not.ts'

/** A time stands in parentheses or after a colon, because it may have a date before it. */
export const whyNotTexts: Translated<typeof en, 'es'> = {
  whyNot: {
    title: '¿Por qué no hubo alerta?',
    about:
      'Elige una hora en la que esperabas una alerta. Vectra revisa las posiciones desde {{minutes}} minutos antes hasta {{minutes}} minutos después.',
    time: 'Hora',
    ask: 'Averiguar',
    failed: 'No se pudo averiguar el motivo.',
    map: 'Posiciones alrededor de esta hora',
    hollow: 'Los puntos huecos no contaron.',
    history: 'Ver en la ruta',
    minutesSeconds: '{{minutes}} min {{seconds}} s',
    fired: 'Hubo una alerta: {{event}} ({{at}}).',
    late: 'No hubo alerta, porque sus posiciones llegaron {{saw}} más tarde: {{event}} ({{at}}). Pasados más de {{limit}}, solo se envían las alertas críticas.',
    lateUnknown:
      'No hubo alerta, porque sus posiciones llegaron demasiado tarde: {{event}} ({{at}}). Pasados más de {{limit}}, solo se envían las alertas críticas.',
    noSubscription: '{{device}} no tiene una suscripción activa, así que ninguna geocerca lo vigila.',
    inactive: '{{geofence}} está desactivada. Último cambio: {{at}}.',
    notCovered: '{{geofence}} no se aplica a {{device}}. Último cambio: {{at}}.',
    changedSince:
      '{{geofence}} se creó o se cambió ({{at}}) después de que llegaran estas posiciones. No se guarda cómo era antes.',
    noPositions:
      '{{device}} no envió ninguna posición en un margen de {{limit}}. La última es de {{saw}} antes ({{at}}).',
    noPositionsBefore:
      '{{device}} no envió ninguna posición en un margen de {{minutes}} min, ni durante el año anterior.',
    alertOff: {
      entry: '{{device}} entró en {{geofence}} ({{at}}), pero la alerta de entrada está desactivada.',
      exit: '{{device}} salió de {{geofence}} ({{at}}), pero la alerta de salida está desactivada.',
      dwell:
        '{{device}} permaneció en {{geofence}} (hasta: {{at}}), pero la alerta de permanencia está desactivada.',
    },
    notStored:
      'Según las posiciones, {{event}} ({{at}}), pero no se guardó ningún evento. Quizá {{device}} no tenía suscripción en ese momento.',
    inaccurate:
      'La posición ({{at}}) no contó. Su precisión era de {{saw}}, y la peor que cuenta es de {{limit}}.',
    held: {
      noFix: 'Las posiciones alrededor de esta hora llegaron sin señal GPS, así que no contaron.',
      jump: 'La posición ({{at}}) estaba {{side}}, pero no contó: estaba demasiado lejos de la anterior para ser creíble.',
      frozen:
        'La posición ({{at}}) estaba {{side}}, pero no contó: el rastreador repetía el mismo lugar mientras se movía.',
    },
    side: { insideBy: '{{saw}} dentro de {{geofence}}', outsideBy: '{{saw}} fuera de {{geofence}}' },
    notAcross: {
      insideBy:
        '{{device}} estaba {{saw}} dentro de {{geofence}} ({{at}}) y siguió allí. Para salir hacen falta dos posiciones fuera, a más de {{limit}} del límite.',
      outsideBy:
        '{{device}} estaba {{saw}} fuera de {{geofence}} ({{at}}) y no entró. Para entrar hace falta una posición dentro, a más de {{limit}} del límite, o dos seguidas.',
    },
    notConfirmed: {
      entry:
        'Solo una posición ({{at}}) estaba dentro de {{geofence}}, a {{saw}} del límite. Una sola cuenta si está a más de {{limit}} del límite.',
      exit: 'Solo una posición ({{at}}) estaba fuera de {{geofence}}, a {{saw}} del límite. Para salir hacen falta dos seguidas, cada una a más de {{limit}} del límite.',
    },
    standing: {
      entry:
        '{{device}} no se movía mientras su posición derivaba hacia dentro de {{geofence}}: {{saw}} ({{at}}). Un dispositivo que no se mueve no cruza nada.',
      exit: '{{device}} no se movía mientras su posición derivaba hacia fuera de {{geofence}}: {{saw}} ({{at}}). Un dispositivo que no se mueve no cruza nada.',
    },
    baseline:
      '{{device}} estaba {{side}} ({{at}}). Esa fue la primera posición desde que se creó o se cambió la geocerca ({{changedAt}}), y no genera ninguna alerta.',
    passedTooShort:
      '{{device}} atravesó {{geofence}} entre dos posiciones durante unos {{saw}}. A partir de {{limit}}, hay suficiente certeza.',
    gapTooLong:
      '{{device}} pudo haber atravesado {{geofence}} entre dos posiciones, pero las separan {{saw}}. Hasta {{limit}}, hay suficiente certeza.',
    dwellTooShort:
      '{{device}} llevaba {{saw}} en {{geofence}} ({{at}}). La alerta de permanencia llega después de {{limit}}.',
  },
}
