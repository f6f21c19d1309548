import type { alertSummaryTexts as en } from '../../en/reports/alert-summary.ts'
import type { Translated } from '../../translated.ts'

export const alertSummaryTexts: Translated<typeof en, 'es'> = {
  events: 'Eventos',
  devices: 'Dispositivos',
  devicesWithEvents: 'Dispositivos con eventos',
  notifications: 'Notificaciones',
  outcomes: {
    delivered: 'Entregada',
    failed: 'Fallida',
    pending: 'Pendiente',
    suppressed: 'Retenida',
  },
  channels: {
    email: 'Correo',
    sms: 'SMS',
    push: 'Push',
    webhook: 'Webhook',
  },
  outcomeOf: '{{channel}}: {{outcome}}',
  before: '{{count}} en el periodo anterior',
  byHour: 'Eventos por hora del día',
  sourceByHour: 'Reglas y geocercas por hora del día',
  bySource: 'Por regla y geocerca',
  source: 'Regla o geocerca',
  byDevice: 'Por dispositivo',
  channel: 'Canal',
  lastEvent: 'Último evento',
  place: 'Lugar',
  speed: 'Velocidad',
  noEvents: 'No pasó nada en este periodo.',
  noNotifications: 'No se notificó a nadie en este periodo.',
  definitions: {
    event:
      'Un evento es una alerta de una geocerca (entrada, salida, permanencia) o de una regla cuyas condiciones se cumplieron.',
    delivered:
      'Una notificación cuenta como entregada cuando el proveedor la acepta. Las retenidas son las que no se enviaron a propósito: por falta de consentimiento, por estar en silencio, por las horas de silencio o por un límite.',
    late: 'De un evento que se detectó más de {{duration}} después de que ocurriera solo se notifica si es crítico, o en un resumen de alertas con retraso.',
    hours: 'Las horas son las de esta zona horaria: {{zone}}.',
  },
}
