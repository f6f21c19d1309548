import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/link.ts'

export const linkTexts: Translated<typeof en, 'fr'> = {
  link: {
    dismiss: 'Ignorer',
    ignored: {
      range: 'La période du lien n’est pas valide. La dernière heure est affichée.',
      device: 'Un appareil du lien n’est pas valide et a été ignoré.',
      trip: 'Le trajet du lien n’est pas valide. Le parcours entier est affiché.',
      playback: 'L’instant de lecture du lien n’est pas valide. La lecture commence au début.',
      filter: 'Un filtre du lien n’est pas valide et a été ignoré.',
      view: 'Un réglage d’affichage du lien n’est pas valide et a été ignoré.',
    },
  },
}
