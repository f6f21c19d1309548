import type { notificationTexts as en } from '../en/notifications.ts'
import type { Translated } from '../translated.ts'
import { reportErrors } from './report-errors.ts'
import { reportTypes } from './report-types.ts'
import { ruleEventTexts } from './rule-events.ts'

/** A time stands in parentheses: its preposition depends on the hour. */
export const notificationTexts: Translated<typeof en, 'es'> = {
  subject: {
    entry: '{{device}} entró en {{geofence}} ({{time}})',
    exit: '{{device}} salió de {{geofence}} ({{time}})',
    dwell: '{{device}} sigue en {{geofence}} (desde: {{time}})',
  },
  rule: ruleEventTexts,
  reportTypes,
  reportErrors,
  test: 'Prueba: {{subject}}',
  testDevice: 'Dispositivo de prueba',
  testGeofence: 'Geocerca de prueba',
  when: 'Cuándo',
  where: 'Dónde',
  device: 'Dispositivo',
  geofence: 'Geocerca',
  ruleName: 'Regla',
  openMap: 'Abrir el mapa en vivo',
  openEvent: 'Ver qué pasó',
  openSettings: 'Abrir tus ajustes',
  openEvents: 'Ver todos los eventos',
  interpolated: 'Cruzó la geocerca entre dos posiciones, así que la hora y el lugar son una estimación.',
  stop: 'Dejar de recibir estos correos',
  whyYou: 'Recibes este correo por tus geocercas y reglas de alerta en Vectra.',
  whyYouAsked: 'Recibes este correo porque {{owner}} introdujo tu dirección en Vectra.',
  digest: {
    email: {
      subject: 'Más eventos en la última hora: {{count}}',
      intro: 'Hubo más eventos de los que Vectra envía uno por uno.',
    },
    quiet: {
      subject: 'Alertas durante tus horas de silencio: {{count}}',
      intro: 'Esto es lo que pasó durante tus horas de silencio.',
      title: 'Terminaron las horas de silencio',
    },
    late: {
      subject: 'Eventos detectados tarde: {{count}}',
      intro: 'Estos eventos se detectaron más de 15 minutos después de que ocurrieran.',
      title: 'Detectado tarde',
    },
    more: 'Y {{count}} más.',
    sms: 'Vectra: {{subject}}. {{url}}',
  },
  late: {
    today: '{{time}}',
    otherDay: '{{date}}, {{time}}',
    subject: 'Con retraso: {{subject}}',
    one: {
      tracker: 'Ocurrió: {{first}}. Se comunicó: {{known}}, cuando el rastreador volvió a conectarse.',
      order: 'Ocurrió: {{first}}. Se comunicó: {{known}}.',
      us: 'Ocurrió: {{first}}. Vectra lo detectó tarde ({{known}}), por un retraso nuestro.',
      delivery: 'Ocurrió: {{first}}. Vectra no pudo entregar esta alerta antes.',
    },
    several: {
      subject: 'Alertas con retraso de {{device}}: {{count}}',
      tracker:
        'La primera: {{first}}; la última: {{last}}. Se comunicaron: {{known}}, cuando el rastreador volvió a conectarse.',
      order: 'La primera: {{first}}; la última: {{last}}. Se comunicaron: {{known}}.',
      us: 'La primera: {{first}}; la última: {{last}}. Vectra las detectó tarde ({{known}}), por un retraso nuestro.',
    },
    sms: 'Vectra: {{subject}}. {{late}} {{url}}',
  },
  snooze: 'Silenciar estas alertas',
  webhookPaused: {
    subject: 'Vectra pausó un webhook',
    text: 'Tu webhook en {{host}} falló {{count}} veces seguidas. Vectra lo intenta ahora una vez por hora y lo reanuda en cuanto responda.',
  },
  ask: {
    alerts: {
      subject: '{{owner}} quiere enviarte alertas',
      text: '{{owner}} quiere enviarte por correo alertas sobre sus dispositivos. No se envía nada hasta que aceptes.',
      sms: 'Vectra: {{owner}} quiere enviarte por SMS alertas sobre sus dispositivos. Para aceptar: {{url}}',
    },
    reports: {
      subject: '{{owner}} quiere enviarte informes',
      text: '{{owner}} quiere enviarte por correo informes sobre sus dispositivos. No se envía nada hasta que aceptes.',
      sms: 'Vectra: {{owner}} quiere enviarte por SMS informes sobre sus dispositivos. Para aceptar: {{url}}',
    },
    floatPlan: {
      subject: '{{owner}} quiere que seas su contacto en una salida en barco',
      text: '{{owner}} quiere que recibas un mensaje si su barco no vuelve a tiempo. No se envía nada hasta que aceptes.',
      sms: 'Vectra: {{owner}} quiere que recibas un SMS si su barco no vuelve a tiempo. Para aceptar: {{url}}',
    },
  },
  floatPlan: {
    to: 'Destino',
    people: 'Personas a bordo',
    returnBy: 'Regreso previsto',
    lastPosition: 'Última posición',
    noPosition: 'desconocida',
    overdue: 'Intenta contactar con las personas a bordo. Si no lo consigues, llama a salvamento marítimo.',
    reminder: 'Si necesitas más tiempo, prolonga el plan. Si ya has vuelto, termínalo.',
    reminderContacts:
      'Si necesitas más tiempo, prolonga el plan. Si ya has vuelto, termínalo. Tus contactos reciben un mensaje a las {{time}}.',
    follow: 'Sigue a {{device}} en un mapa',
    open: 'Abrir el plan de navegación',
    sms: 'Vectra: {{subject}}. Personas a bordo: {{people}}. Regreso previsto: {{returnBy}}. Última posición: {{position}}. {{url}}',
    allClear: 'Si has llamado a salvamento marítimo, avísales.',
    removed:
      'Esto no significa que el barco haya vuelto. Si no lo sabes, intenta contactar con las personas a bordo.',
    allClearSms: 'Vectra: {{subject}}. {{sentence}}',
  },
  agree: 'Aceptar o rechazar',
  report: {
    subject: '{{schedule}}: {{period}}',
    attached: 'El informe está adjunto.',
    tooLarge: 'El informe es demasiado grande para un correo.',
    until: 'Puedes descargarlo hasta el {{date}}.',
    report: 'Informe',
    about: 'Contenido',
    period: 'Periodo',
    open: 'Descargar el informe',
    openAll: 'Ver todos los informes',
    whyYou: 'Recibes este correo por tu informe programado {{schedule}} en Vectra.',
    sms: 'Vectra: {{schedule}}, {{period}}. {{url}}',
    failed: {
      subject: '{{schedule}}: esta vez sin informe',
      text: 'No se pudo generar el informe. {{error}}',
      next: 'El informe programado sigue activo. El próximo se generará el {{date}}.',
      open: 'Abrir tus informes',
    },
  },
  sms: 'Vectra: {{subject}}. {{url}}',
  settingsTest: {
    subject: 'Tus alertas de Vectra llegan a esta dirección',
    text: 'Este es el mensaje de prueba que pediste en tus ajustes.',
    sms: 'Vectra: tus alertas llegan a este teléfono. {{url}}',
  },
  phoneCode: 'Vectra: tu código es {{code}}. Caduca en {{minutes}} minutos.',
}
