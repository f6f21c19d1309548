import type { dailySummaryTexts as en } from '../../en/reports/daily-summary.ts'
import type { Translated } from '../../translated.ts'

export const dailySummaryTexts: Translated<typeof en, 'pt'> = {
  devices: 'Por dispositivo',
  days: 'Por dia',
  details: 'Viagens e paradas',
  detailsLeftOut: 'Para ver viagens, paradas e mapas, escolha menos dispositivos ou dias.',
  dayOf: '{{device}}, {{date}}',
  dayBar: 'O dia hora a hora',
  map: 'Trajeto',
  mapHidden: 'O mapa foi omitido por causa de uma viagem particular.',
  noTimeline: 'Nenhuma viagem ou parada começou neste dia.',
  trip: 'Viagem',
  stop: 'Parada',
  activity: 'Atividade',
  events: 'Eventos',
  noEvents: 'Nenhum evento',
}
