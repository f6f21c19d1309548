import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { audienceTexts as en } from '../../en/site/audience.ts'

export const audienceTexts: Translated<typeof en, 'fr'> = {
  audience: {
    today: 'Aujourd’hui',
    changed: 'Avec {{name}}',
    changesTitle: 'Ce qui change',
    stepsTitle: 'Comment ça marche',
    questionsTitle: 'Questions fréquentes',
    guide: 'Voir le guide d’installation',
    call: 'Appeler le {{phone}}',
    email: 'Écrire à {{email}}',
  },
}
