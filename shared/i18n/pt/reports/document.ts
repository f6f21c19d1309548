import type { documentTexts as en } from '../../en/reports/document.ts'
import type { Translated } from '../../translated.ts'

export const documentTexts: Translated<typeof en, 'pt'> = {
  contents: 'Sumário',
  page: 'Página {{page}} de {{pages}}',
  generated: 'Gerado: {{time}}',
  completeness: 'Sobre estes valores',
  definitions: 'Definições',
  asTable: 'Mostrar como tabela',
  noData: 'Nenhum dado',
  name: 'Nome',
  duration: 'Duração',
  states: {
    driving: 'Em viagem',
    idle: 'Marcha lenta',
    stopped: 'Parado',
    noContact: 'Sem contato',
  },
  marks: {
    start: 'Início',
    end: 'Fim',
    stop: 'Parada',
  },
  mapCredit: 'Mapa: Natural Earth, GeoNames',
}
