import type { Translated } from '../../../shared/i18n/translated.ts'
import type { snoozeLinkTexts as en } from '../en/snooze-link.ts'

export const snoozeLinkTexts: Translated<typeof en, 'fr'> = {
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
