import type { Translated } from '../../../shared/i18n/translated.ts'
import type { languageTexts as en } from '../en/language.ts'

export const languageTexts: Translated<typeof en, 'fr'> = {
  language: {
    menu: 'Langue',
    offer: 'Vectra est aussi disponible en français.',
    use: 'Passer en français',
    keep: 'Rester en {{language}}',
    notLoaded: 'Impossible de charger cette langue. Vérifiez votre connexion et réessayez.',
  },
}
