import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectTexts as en } from '../en/connect.ts'

export const connectTexts: Translated<typeof en, 'fr'> = {
  addDevice: {
    title: 'Ajouter un appareil',
    id: 'ID du traceur',
    idHint:
      'Inscrit sur l’étiquette de votre traceur. Pour un téléphone, choisissez un ID : {{limits.trackerIdMin}} à {{limits.trackerIdMax}} lettres, chiffres, - ou _.',
    idWrong:
      'Utilisez {{limits.trackerIdMin}} à {{limits.trackerIdMax}} lettres, chiffres, - ou _, en commençant par une lettre ou un chiffre.',
    name: 'Nom',
    nameHint: 'Affiché sur la carte',
    nameWrong: 'Saisissez un nom de {{limits.deviceNameMax}} caractères maximum.',
    type: 'Type',
    submit: 'Ajouter',
    cancel: 'Annuler',
    withoutCredentials: 'Appareil ajouté, mais ses identifiants n’ont pas pu être créés',
    setUp: 'Passer à la configuration',
    added: 'Appareil ajouté',
    failed: 'Impossible d’ajouter l’appareil',
    needsSubscription: 'Abonnement requis',
    subscribe: 'S’abonner',
  },
  copy: { label: 'Copier : {{what}}', failed: 'Impossible de copier. Sélectionnez le texte.' },
  connect: {
    open: 'Connecter le traceur',
    noSubscription:
      'Cet appareil n’a pas d’abonnement. Ses messages sont enregistrés, mais il n’apparaîtra sur la carte qu’une fois un abonnement attribué.',
  },
}
