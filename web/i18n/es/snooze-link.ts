import type { Translated } from '../../../shared/i18n/translated.ts'
import type { snoozeLinkTexts as en } from '../en/snooze-link.ts'

export const snoozeLinkTexts: Translated<typeof en, 'es'> = {
  snoozeLink: {
    ask: {
      title: '¿Silenciar “{{name}}”?',
      text: '{{device}} disparó la alerta ({{time}}). Mientras esté en silencio, los eventos se registran y no se envía nada.',
    },
    muted: {
      title: '“{{name}}” está en silencio',
      text: 'No se envía nada hasta: {{time}}. Los eventos se siguen registrando.',
    },
    '1h': 'Durante 1 hora',
    '8h': 'Durante 8 horas',
    monday: 'Hasta el lunes, {{time}}',
    off: 'Reactivar',
    notSaved: 'No se pudo guardar tu elección',
    invalid: {
      title: 'Este enlace no funciona',
      text: 'Los enlaces funcionan durante una semana. Inicia sesión para silenciar alertas.',
    },
  },
}
