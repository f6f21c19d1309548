import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { audienceTexts as en } from '../../en/site/audience.ts'

export const audienceTexts: Translated<typeof en, 'es'> = {
  audience: {
    today: 'Hoy',
    changed: 'Con {{name}}',
    changesTitle: 'Lo que cambia',
    stepsTitle: 'Cómo funciona',
    questionsTitle: 'Preguntas frecuentes',
    guide: 'Ver la guía de instalación',
    call: 'Llamar al {{phone}}',
    email: 'Escribir a {{email}}',
  },
}
