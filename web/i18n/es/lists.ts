import type { Translated } from '../../../shared/i18n/translated.ts'
import type { listTexts as en } from '../en/lists.ts'

export const listTexts: Translated<typeof en, 'es'> = {
  common: {
    sentences: '{{first}} {{next}}',
    noData: 'Aún no hay datos.',
  },
  devices: {
    noDevicesFound: 'No se encontraron dispositivos.',
    commandSent: 'Comando enviado',
    commandFailed: 'No se pudo enviar el comando. Vuelve a intentarlo en un momento.',
    messages: {
      'late-positions_one':
        'Llegaron tarde posiciones de {{count}} dispositivo y aún no están incluidas. Actualiza para incluirlas.',
      'late-positions_many':
        'Llegaron tarde posiciones de {{count}} de dispositivos y aún no están incluidas. Actualiza para incluirlas.',
      'late-positions_other':
        'Llegaron tarde posiciones de {{count}} dispositivos y aún no están incluidas. Actualiza para incluirlas.',
    },
  },
}
