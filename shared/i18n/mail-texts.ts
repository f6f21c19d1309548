import { mailTexts as en } from './en/mails.ts'
import { mailTexts as es } from './es/mails.ts'
import { fill } from './fill.ts'
import { mailTexts as fr } from './fr/mails.ts'
import { mailTexts as ja } from './ja/mails.ts'
import type { Language } from './language.ts'
import { mailTexts as pt } from './pt/mails.ts'
import { textsIn } from './texts-in.ts'
import { mailTexts as zh } from './zh/mails.ts'

const MAIL_TEXTS = textsIn(en, { es, fr, ja, pt, zh })

/** A value with its label, as a language joins them: `Speed: 86 km/h`. */
export const labelled = (label: string, value: string, language: Language): string =>
  fill(MAIL_TEXTS[language].labelled, { label, value })
