import type { Translated } from '../../../shared/i18n/translated.ts'
import type { floatPlanTexts as en } from '../en/float-plan.ts'

export const floatPlanTexts: Translated<typeof en, 'fr'> = {
  about:
    'Indiquez l’heure de retour du bateau. S’il n’est pas rentré, vous recevez un rappel et, 30 minutes plus tard, vos contacts reçoivent un message avec sa position.',
  set: 'Créer un plan de navigation',
  change: 'Modifier',
  extend: 'Retour une heure plus tard',
  end: 'Nous sommes de retour',
  done: 'Plan de navigation terminé',
  loadFailed: 'Impossible de charger le plan de navigation',
  stale: 'Le plan ci-dessous date du dernier chargement.',
  extendFailed: 'Impossible de prolonger le plan',
  endFailed: 'Impossible de terminer le plan',
  state: { out: 'En mer', reminded: 'Pas encore rentré', overdue: 'En retard', ended: 'De retour au port' },
  explained: {
    out: 'Encore {{time}} jusqu’au retour prévu.',
    reminded:
      'L’heure de retour est passée. Si vous ne prolongez pas ou ne terminez pas le plan, vos contacts reçoivent un message 30 minutes après.',
    overdue:
      'Les contacts qui ont accepté ont un message avec la dernière position et un lien pour suivre le bateau. Ils en recevront un autre quand le bateau sera rentré ou que vous prolongerez le plan.',
    ended: 'Le bateau est rentré, donc le plan est terminé. Créez-en un autre pour la prochaine sortie.',
    alone: 'L’heure de retour est passée. Prolongez le plan, ou terminez-le si vous êtes de retour.',
  },
  facts: {
    returnBy: 'Retour prévu',
    to: 'Destination',
    people: 'Personnes à bord',
    harbor: 'Port',
    contacts: 'Contacts',
  },
  harborGone: 'Supprimé. Terminez le plan à la main.',
  none: 'Aucun',
  waiting:
    'Aucun message ne part à {{contacts}} sans accord. Demandez-leur de chercher la question de Vectra.',
  form: {
    returnBy: 'De retour à',
    to: 'Destination',
    people: 'Personnes à bord',
    contacts: 'Contacts',
    contactsHint:
      'Adresses e-mail ou numéros comme +12025550123, séparés par des virgules. Vectra demande à chacun son accord.',
    harbor: 'Port',
    harborHint: 'Le plan se termine quand le bateau est de retour dans cette zone.',
    noHarbor: 'Aucun, je termine le plan moi-même',
    wrong: {
      returnBy: 'Choisissez une heure à venir, dans les 31 jours.',
      to: 'Indiquez où vous allez.',
      people: 'Saisissez un nombre de 1 à 99.',
      contacts: 'Saisissez jusqu’à 10 adresses e-mail ou numéros avec leur indicatif de pays.',
    },
    start: 'Démarrer le plan',
    save: 'Enregistrer',
    cancel: 'Annuler',
    failed: 'Impossible d’enregistrer le plan de navigation',
  },
}
