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
}
