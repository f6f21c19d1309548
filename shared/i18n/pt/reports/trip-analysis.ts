import type { tripAnalysisTexts as en } from '../../en/reports/trip-analysis.ts'
import type { Translated } from '../../translated.ts'

export const tripAnalysisTexts: Translated<typeof en, 'pt'> = {
  trips: 'Viagens',
  sums: 'Por dispositivo e finalidade',
  noTrips: 'Não há viagens neste período.',
  purposes: {
    business: 'Trabalho',
    private: 'Particular',
    none: 'Sem marcação',
  },
  purposeShare: '{{share}} da distância',
  chart: 'Distância por dia e finalidade',
  share: 'Parcela da distância',
  definitions: {
    trip: 'Uma viagem termina com uma parada: {{duration}} ou mais sem se mover. Ela aparece no dia em que começa, com toda a distância, por isso uma viagem que passa do fim do período conta inteira.',
    private: 'Os lugares das viagens particulares são omitidos.',
    notMarked: 'Viagens sem marcação não são nem de trabalho nem particulares.',
    late: 'Posições que chegam com atraso podem mudar uma viagem. Gere o relatório novamente para incluí-las.',
  },
}
