import type { Translated } from '../../../shared/i18n/translated.ts'
import type { firstStepTexts as en } from '../en/first-steps.ts'

export const firstStepTexts: Translated<typeof en, 'fr'> = {
  firstSteps: {
    title: 'Premiers pas',
    progress: '{{count}} sur {{total}}',
    dismiss: 'Masquer les premiers pas',
    link: 'Voir vos premiers pas ({{count}} sur {{total}})',
    done: 'Terminé',
    steps: {
      subscription: 'Prendre un abonnement',
      device: 'Ajouter votre appareil',
      connect: 'Connecter le traceur',
      position: 'Voir la première position',
    },
    texts: {
      subscription: 'Chaque appareil est suivi grâce à un abonnement.',
      device: 'Son ID est inscrit sur le traceur. Sans traceur, utilisez votre téléphone et inventez un ID.',
      connect:
        'Saisissez les paramètres de votre appareil dans le traceur, ou scannez le code avec votre téléphone.',
      position:
        'Le traceur est connecté. Mettez-le à l’extérieur : la première position arrive au bout de quelques minutes.',
    },
    actions: {
      subscription: 'Choisir une formule',
      device: 'Nouvel appareil',
      connect: 'Connecter le traceur',
      position: 'Vérifier la connexion',
    },
  },
}
