import type { alertSummaryTexts as en } from '../../en/reports/alert-summary.ts'
import type { Translated } from '../../translated.ts'

export const alertSummaryTexts: Translated<typeof en, 'pt'> = {
  events: 'Eventos',
  devices: 'Dispositivos',
  devicesWithEvents: 'Dispositivos com eventos',
  notifications: 'Notificações',
  outcomes: {
    delivered: 'Entregues',
    failed: 'Com falha',
    pending: 'Pendentes',
    suppressed: 'Retidas',
  },
  channels: {
    email: 'E-mail',
    sms: 'SMS',
    push: 'Push',
    webhook: 'Webhook',
  },
  outcomeOf: '{{channel}}: {{outcome}}',
  before: '{{count}} no período anterior',
  byHour: 'Eventos por hora do dia',
  sourceByHour: 'Regras e cercas virtuais por hora do dia',
  bySource: 'Por regra e cerca virtual',
  source: 'Regra ou cerca virtual',
  byDevice: 'Por dispositivo',
  channel: 'Canal',
  lastEvent: 'Último evento',
  place: 'Lugar',
  speed: 'Velocidade',
  noEvents: 'Nada aconteceu neste período.',
  noNotifications: 'Ninguém foi notificado neste período.',
  definitions: {
    event:
      'Um evento é um alerta de uma cerca virtual (entrada, saída, permanência) ou de uma regra cujas condições foram atendidas.',
    delivered:
      'Uma notificação conta como entregue quando o provedor a aceita. Retidas são as que não foram enviadas de propósito: sem consentimento, silenciadas, em horário de silêncio ou acima de um limite.',
    late: 'Um evento detectado mais de {{duration}} depois de acontecer só é notificado se for crítico, ou em um resumo de alertas com atraso.',
    hours: 'As horas são as deste fuso horário: {{zone}}.',
  },
}
