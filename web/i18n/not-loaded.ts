import type { Language } from '../../shared/i18n/language.ts'
import { notLoadedTexts as english } from './en/not-loaded.ts'

const files = import.meta.glob<{ notLoadedTexts: typeof english }>('./*/not-loaded.ts', { eager: true })

/** The few texts that each page has in all languages: they say that the others could not be loaded. */
export const notLoadedTexts = (language: Language): typeof english =>
  files[`./${language}/not-loaded.ts`]?.notLoadedTexts ?? english
