import type { signInMailTexts as en } from '../en/sign-in-mails.ts'
import type { Translated } from '../translated.ts'

export const signInMailTexts: Translated<typeof en, 'fr'> = {
  confirm: {
    subject: 'Votre code Vectra',
    paragraphs: [
      'Votre code est {{code}}.',
      'Saisissez-le dans Vectra pour confirmer votre adresse e-mail. Il est valable 24 heures.',
      'Si vous n’avez pas créé de compte Vectra, ignorez cet e-mail.',
    ],
  },
  reset: {
    subject: 'Votre code Vectra',
    paragraphs: [
      'Votre code est {{code}}.',
      'Saisissez-le dans Vectra pour choisir un nouveau mot de passe. Il est valable une heure.',
      'Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe ne changera pas.',
    ],
  },
  invite: {
    subject: 'Votre mot de passe temporaire Vectra',
    paragraphs: [
      'Connectez-vous à Vectra avec l’identifiant {{username}}.',
      'Votre mot de passe temporaire est {{code}}',
      'À la première connexion, vous choisirez le vôtre. Le mot de passe temporaire expire dans 7 jours.',
    ],
  },
}
