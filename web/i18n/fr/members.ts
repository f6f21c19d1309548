import type { Translated } from '../../../shared/i18n/translated.ts'
import type { memberTexts as en } from '../en/members.ts'

export const memberTexts: Translated<typeof en, 'fr'> = {
  members: {
    somebody: 'Un membre',
    cancel: 'Annuler',
    roles: {
      owner: 'Propriétaire',
      manager: 'Gestionnaire',
      operator: 'Opérateur',
      viewer: 'Observateur',
    },
    accounts: 'Comptes',
    mine: 'Mon compte',
    viewing: '{{account}} · {{role}}',
    back: 'Revenir à mon compte',
    open: 'Ouvrir {{account}}',
    others: 'Vous pouvez voir les appareils de {{accounts}}.',
    supportUntil: 'Accès de l’assistance jusqu’au {{time}}',
    leave: 'Quitter ce compte',
    leaveTitle: 'Quitter {{account}} ?',
    leaveText: 'Il vous faudra une nouvelle invitation pour revoir ses appareils.',
    notLeft: 'Impossible de quitter le compte',
    ended: 'Vous n’avez plus accès.',
    endedText: 'Vous n’êtes plus membre de ce compte, ou le lien est incorrect.',
    notPermitted: 'Votre rôle dans ce compte ne le permet pas.',
  },
}
