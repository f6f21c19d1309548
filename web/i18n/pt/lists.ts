import type { Translated } from '../../../shared/i18n/translated.ts'
import type { listTexts as en } from '../en/lists.ts'

export const listTexts: Translated<typeof en, 'pt'> = {
  common: {
    sentences: '{{first}} {{next}}',
    noData: 'Nenhum dado ainda.',
  },
  devices: {
    noDevicesFound: 'Nenhum dispositivo encontrado.',
    commandSent: 'Comando enviado',
    commandFailed: 'Não foi possível enviar o comando. Tente novamente em instantes.',
    messages: {
      'late-positions_one':
        'Posições de {{count}} dispositivo chegaram com atraso e ainda não foram incluídas. Atualize para incluí-las.',
      'late-positions_many':
        'Posições de {{count}} de dispositivos chegaram com atraso e ainda não foram incluídas. Atualize para incluí-las.',
      'late-positions_other':
        'Posições de {{count}} dispositivos chegaram com atraso e ainda não foram incluídas. Atualize para incluí-las.',
    },
  },
}
