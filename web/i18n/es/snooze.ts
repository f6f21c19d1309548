import type { Translated } from '../../../shared/i18n/translated.ts'
import type { snoozeTexts as en } from '../en/snooze.ts'

export const snoozeTexts: Translated<typeof en, 'es'> = {
  snooze: {
    open: 'Silenciar {{name}}',
    lengths: { '1h': 'Silenciar 1 hora', '8h': 'Silenciar 8 horas', monday: 'Silenciar hasta el lunes' },
    resume: 'Reactivar ahora',
    until: 'En silencio hasta: {{time}}',
    done: '{{name}} está en silencio hasta: {{time}}.',
    resumed: '{{name}} vuelve a notificarte.',
    failed: 'No se pudo silenciar {{name}}',
  },
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
