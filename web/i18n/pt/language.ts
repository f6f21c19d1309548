import type { Translated } from '../../../shared/i18n/translated.ts'
import type { languageTexts as en } from '../en/language.ts'

export const languageTexts: Translated<typeof en, 'pt'> = {
  language: {
    menu: 'Idioma',
    offer: 'O Vectra também está disponível em português.',
    use: 'Mudar para português',
    keep: 'Continuar em {{language}}',
    notLoaded: 'Não foi possível carregar este idioma. Verifique sua conexão e tente novamente.',
  },
}
