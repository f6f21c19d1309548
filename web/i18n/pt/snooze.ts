import type { Translated } from '../../../shared/i18n/translated.ts'
import type { snoozeTexts as en } from '../en/snooze.ts'

export const snoozeTexts: Translated<typeof en, 'pt'> = {
  snooze: {
    open: 'Silenciar {{name}}',
    lengths: {
      '1h': 'Silenciar por 1 hora',
      '8h': 'Silenciar por 8 horas',
      monday: 'Silenciar até segunda-feira',
    },
    resume: 'Reativar agora',
    until: 'Em silêncio até {{time}}',
    done: 'Alertas de {{name}} silenciados até {{time}}.',
    resumed: '{{name}} volta a notificar você.',
    failed: 'Não foi possível silenciar {{name}}',
  },
}
