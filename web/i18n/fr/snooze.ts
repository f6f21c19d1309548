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
  snoozeLink: {
    ask: {
      title: 'Mettre « {{name}} » en sourdine ?',
      text: 'Déclenchement par {{device}} ({{time}}). En sourdine, les événements sont enregistrés mais rien n’est envoyé.',
    },
    muted: {
      title: '« {{name}} » en sourdine',
      text: 'Rien n’est envoyé pour le moment. Reprise : {{time}}. Les événements continuent d’être enregistrés.',
    },
    '1h': 'Pendant 1 heure',
    '8h': 'Pendant 8 heures',
    monday: 'Jusqu’à lundi, {{time}}',
    off: 'Réactiver',
    notSaved: 'Impossible d’enregistrer votre choix',
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Les liens fonctionnent une semaine. Connectez-vous pour mettre des alertes en sourdine.',
    },
  },
}
