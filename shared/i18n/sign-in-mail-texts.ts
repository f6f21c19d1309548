import { signInMailTexts as en } from './en/sign-in-mails.ts'
import { signInMailTexts as es } from './es/sign-in-mails.ts'
import { signInMailTexts as fr } from './fr/sign-in-mails.ts'
import { signInMailTexts as ja } from './ja/sign-in-mails.ts'
import { signInMailTexts as pt } from './pt/sign-in-mails.ts'
import { textsIn } from './texts-in.ts'
import { signInMailTexts as zh } from './zh/sign-in-mails.ts'

/** The emails of the user pool, by language. */
export const SIGN_IN_MAIL_TEXTS = textsIn(en, { es, fr, ja, pt, zh })
