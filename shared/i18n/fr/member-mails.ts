import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'fr'> = {
  subject: '{{inviter}} vous invite sur {{account}} dans Vectra',
  paragraphs: [
    '{{inviter}} vous donne accès aux appareils de {{account}}, avec le rôle : {{role}}.',
    'L’invitation est valable 7 jours, et seulement pour cette adresse. Pour l’accepter, connectez-vous avec cette adresse ou créez un compte.',
    'Si vous ne connaissez pas {{inviter}}, ignorez cet e-mail.',
  ],
  open: 'Ouvrir l’invitation',
  roles: { manager: 'gestionnaire', operator: 'opérateur', viewer: 'observateur' },
}
