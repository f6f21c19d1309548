import type { Translated } from '../../../shared/i18n/translated.ts'
import type { assignmentTexts as en } from '../en/assignment.ts'

export const assignmentTexts: Translated<typeof en, 'fr'> = {
  assignment: {
    title: 'Retirer l’abonnement de « {{name}} »',
    text: 'Le suivi de « {{name}} » s’arrête maintenant. Son historique est conservé et redeviendra accessible avec un nouvel abonnement.',
    transfer:
      'Un abonnement peut quitter un appareil une fois en 30 jours. Vous pouvez attribuer celui-ci à un autre appareil, mais pas le transférer de nouveau avant le {{date}}.',
    cancel: 'Annuler',
    confirm: 'Retirer de « {{name}} »',
    assigned: 'Abonnement attribué',
    unassigned: 'Abonnement retiré',
  },
}
