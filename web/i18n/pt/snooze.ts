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
  snoozeLink: {
    ask: {
      title: 'Silenciar “{{name}}”?',
      text: 'O alerta foi disparado por {{device}} ({{time}}). Enquanto estiver silenciado, os eventos são registrados e nada é enviado.',
    },
    muted: {
      title: 'Alertas de “{{name}}” silenciados',
      text: 'Nada é enviado até {{time}}. Os eventos continuam sendo registrados.',
    },
    '1h': 'Por 1 hora',
    '8h': 'Por 8 horas',
    monday: 'Até segunda-feira, {{time}}',
    off: 'Reativar',
    notSaved: 'Não foi possível salvar sua escolha',
    invalid: {
      title: 'Este link não funciona',
      text: 'Os links funcionam por uma semana. Entre para silenciar alertas.',
    },
  },
}
