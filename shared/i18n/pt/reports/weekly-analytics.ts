import type { weeklyAnalyticsTexts as en } from '../../en/reports/weekly-analytics.ts'
import type { Translated } from '../../translated.ts'

export const weeklyAnalyticsTexts: Translated<typeof en, 'pt'> = {
  compared: 'Em comparação com {{period}}.',
  before: 'antes: {{before}}',
  beforeAndChange: 'antes: {{before}} ({{change}})',
  thisPeriod: 'Este período',
  periodBefore: 'Período anterior',
  distanceBefore: 'Distância anterior',
  change: 'Variação',
  busiest: 'Dispositivo mais usado',
  idlest: 'Dispositivo menos usado',
  busiestNote: '{{duration}} em viagem, {{distance}}',
  notDriven: 'Sem viagens',
  devices: 'Por dispositivo',
  days: 'Por dia',
  events: 'Eventos',
  countBefore: 'Antes',
  count: 'Total',
  noEvents: 'Nada aconteceu em nenhum dos dois períodos.',
  otherEvents: 'Outros eventos',
  definitions: {
    before:
      'O período anterior tem o mesmo número de dias e vem logo antes deste. Enquanto este período não termina, contam do anterior só tantos dias quantos já começaram neste.',
  },
}
