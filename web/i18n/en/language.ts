/** The language menu, and the offer of the browser's language, which is written in that language. */
export const languageTexts = {
  language: {
    menu: 'Language',
    offer: 'Vectra is also available in English.',
    use: 'Switch to English',
    /** `language` is the name of the language in use, in that language. */
    keep: 'Keep {{language}}',
    notLoaded: 'Couldn’t load this language. Check your connection and try again.',
  },
}
