import type { Translated } from '../../../shared/i18n/translated.ts'
import type { recipientTexts as en } from '../en/recipient.ts'

export const recipientTexts: Translated<typeof en, 'fr'> = {
  recipient: {
    asked: {
      title: 'Recevoir des alertes et des rapports ?',
      text: 'Des alertes et des rapports sur des appareils seraient envoyés à {{address}}.',
    },
    confirmed: {
      title: 'Alertes et rapports activés',
      text: 'Les alertes et les rapports sur des appareils sont envoyés à {{address}}.',
    },
    stopped: {
      title: 'Alertes et rapports désactivés',
      text: 'Ce compte n’envoie plus rien à {{address}}.',
    },
    bounced: {
      title: 'Alertes et rapports désactivés',
      text: 'Un e-mail à {{address}} n’a pas pu être remis. Plus rien n’y est envoyé.',
    },
    complained: {
      title: 'Alertes et rapports désactivés',
      text: 'Un e-mail à {{address}} a été signalé comme spam. Plus rien n’y est envoyé.',
    },
    agree: 'Oui, les recevoir',
    decline: 'Non, merci',
    stop: 'Arrêter l’envoi',
    resume: 'Reprendre l’envoi',
    notSaved: 'Impossible d’enregistrer votre choix',
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Ouvrez-le de nouveau depuis le message reçu.',
    },
  },
}
