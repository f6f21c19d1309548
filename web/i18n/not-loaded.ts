import type { Language } from '../../shared/i18n/language.ts'
import { notLoadedTexts as en } from './en/not-loaded.ts'
import { notLoadedTexts as es } from './es/not-loaded.ts'
import { notLoadedTexts as fr } from './fr/not-loaded.ts'
import { notLoadedTexts as ja } from './ja/not-loaded.ts'
import { notLoadedTexts as pt } from './pt/not-loaded.ts'
import { notLoadedTexts as zh } from './zh/not-loaded.ts'

/** The few texts that each page has in all languages: they say that the others could not be loaded. */
export const NOT_LOADED_TEXTS: Readonly<Record<Language, typeof en>> = { en, es, zh, pt, ja, fr }
