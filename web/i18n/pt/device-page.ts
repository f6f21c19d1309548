import type { Translated } from '../../../shared/i18n/translated.ts'
import type { devicePageTexts as en } from '../en/device-page.ts'

export const devicePageTexts: Translated<typeof en, 'pt'> = {
  devicePage: {
    open: 'Detalhes do dispositivo',
    map: 'Mapa de {{name}}',
    history: 'Histórico de trajetos',
    report: 'Agendar relatório',
    today: 'Viagens e paradas de hoje',
    openDay: 'Abrir trajeto',
    noTrips: 'Nenhuma viagem ou parada hoje ainda.',
    diagnostics: 'Conexão e mensagens',
    lastContact: 'Último contato',
    accepted: 'Posições mostradas',
    held: 'Posições retidas',
    heldWhy:
      'Armazenadas, mas não mostradas: sem sinal GPS válido, imprecisas demais ou longe demais para serem plausíveis.',
    unreadable: 'Mensagens ilegíveis',
    lastUnreadable: 'Mostrar a última mensagem ilegível',
    readings: 'Status e leituras',
  },
}
