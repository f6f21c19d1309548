import type { Translated } from '../../../shared/i18n/translated.ts'
import type { snoozeTexts as en } from '../en/snooze.ts'

export const snoozeTexts: Translated<typeof en, 'fr'> = {
  snooze: {
    open: 'Mettre {{name}} en sourdine',
    lengths: { '1h': 'Sourdine 1 heure', '8h': 'Sourdine 8 heures', monday: 'Sourdine jusqu’à lundi' },
    resume: 'Réactiver',
    until: 'En sourdine, reprise : {{time}}',
    done: '{{name}} en sourdine. Reprise : {{time}}.',
    resumed: '{{name}} vous prévient de nouveau.',
    failed: 'Impossible de mettre {{name}} en sourdine',
  },
}
