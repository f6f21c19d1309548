import type { monthlyOverviewTexts as en } from '../../en/reports/monthly-overview.ts'
import type { Translated } from '../../translated.ts'

export const monthlyOverviewTexts: Translated<typeof en, 'pt'> = {
  cost: 'Custo',
  costPer: 'Custo por {{count}} {{unit}}',
  utilization: 'Utilização',
  utilizationNote: '{{used}} de {{known}} dias',
  before: 'antes: {{before}}',
  devices: 'Por dispositivo',
  mostDriven: 'Maiores distâncias',
  mostIdling: 'Mais marcha lenta',
  fastest: 'Maiores velocidades',
  leastUsed: 'Menos usados',
  month: 'Distância por mês',
  definitions: {
    utilization:
      'Utilização é a parcela de dias em que um dispositivo fez viagens. Dias dos quais nada se sabe não contam.',
    cost: 'Custo é o preço da assinatura pelos dias deste período em que você tinha o dispositivo. Combustível, seguro e outros custos não estão incluídos.',
  },
}
