import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'fr'> = {
  invitation: {
    subject: '{{inviter}} vous invite sur {{account}} dans Vectra',
    paragraphs: [
      '{{inviter}} vous donne accès aux appareils de {{account}}, avec le rôle : {{role}}.',
      'L’invitation est valable 7 jours, et seulement pour cette adresse. Pour l’accepter, connectez-vous avec cette adresse ou créez un compte.',
      'Si vous ne connaissez pas {{inviter}}, ignorez cet e-mail.',
    ],
    open: 'Ouvrir l’invitation',
  },
  handOver: {
    subject: 'À confirmer : {{owner}} cède un compte Vectra à {{member}}',
    paragraphs: [
      '{{owner}} souhaite céder un compte Vectra à {{member}}, avec tous ses appareils, membres, abonnements et cartes.',
      'La cession a lieu dès que vous avez confirmé tous les deux. Le lien est valable 3 jours, et seulement pour vous deux.',
      'Si vous ne vous y attendiez pas, ne confirmez pas et interrogez l’autre personne.',
    ],
    open: 'Vérifier et confirmer',
  },
  handedOver: {
    subject: '{{account}} vous appartient désormais sur Vectra',
    paragraphs: [
      '{{account}} vous a été cédé, avec tous ses appareils, membres, abonnements et cartes.',
      'L’ancien propriétaire peut rester gestionnaire. Vous pouvez changer cela dans les paramètres.',
    ],
    open: 'Ouvrir les membres',
  },
  roles: { manager: 'gestionnaire', operator: 'opérateur', viewer: 'observateur' },
}
