import type { Translated } from '../../../shared/i18n/translated.ts'
import type { languageTexts as en } from '../en/language.ts'

export const languageTexts: Translated<typeof en, 'es'> = {
  language: {
    menu: 'Idioma',
    offer: 'Vectra también está disponible en español.',
    use: 'Cambiar a español',
    keep: 'Seguir en {{language}}',
    notLoaded: 'No se pudo cargar este idioma. Comprueba tu conexión y vuelve a intentarlo.',
  },
}
