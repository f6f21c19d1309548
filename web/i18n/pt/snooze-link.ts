import type { Translated } from '../../../shared/i18n/translated.ts'
import type { snoozeLinkTexts as en } from '../en/snooze-link.ts'

export const snoozeLinkTexts: Translated<typeof en, 'pt'> = {
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
