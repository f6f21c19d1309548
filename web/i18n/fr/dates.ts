import type { Translated } from '../../../shared/i18n/translated.ts'
import type { dateTexts as en } from '../en/dates.ts'

export const dateTexts: Translated<typeof en, 'fr'> = {
  dates: {
    patterns: { '12h': 'h:mm AM', '24h': 'hh:mm' },
    letters: { day: 'JJ', month: 'MM', year: 'AAAA' },
    wrong: 'Saisissez une date au format {{pattern}}, du {{first}} au {{last}}.',
    open: 'Ouvrir le calendrier',
    failed: 'Impossible de charger le calendrier. Saisissez la date au clavier.',
    chooseMonth: 'Choisir un mois',
    chooseYear: 'Choisir une année',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    previousYear: 'Année précédente',
    nextYear: 'Année suivante',
    previousDecade: 'Décennie précédente',
    nextDecade: 'Décennie suivante',
  },
}
