import { reportTexts as en } from './en/reports.ts'
import { reportTexts as es } from './es/reports.ts'
import { reportTexts as fr } from './fr/reports.ts'
import { reportTexts as ja } from './ja/reports.ts'
import { reportTexts as pt } from './pt/reports.ts'
import { textsIn } from './texts-in.ts'
import { reportTexts as zh } from './zh/reports.ts'

/** What reports say, by language. */
export const REPORT_TEXTS = textsIn(en, { es, fr, ja, pt, zh })
