import { LANGUAGE, type Language } from './language.ts'

/** A value with its label, as a language joins them: `Speed: 86 km/h`. */
export const labelled = (label: string, value: string, language: Language): string =>
  `${label}${LANGUAGE[language].colon}${value}`
