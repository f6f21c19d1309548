import { accountMailTexts as en } from './en/account-mails.ts'
import { accountMailTexts as es } from './es/account-mails.ts'
import { accountMailTexts as fr } from './fr/account-mails.ts'
import { accountMailTexts as ja } from './ja/account-mails.ts'
import { accountMailTexts as pt } from './pt/account-mails.ts'
import { textsIn } from './texts-in.ts'
import { accountMailTexts as zh } from './zh/account-mails.ts'

/** The emails about an account, by language. */
export const ACCOUNT_MAIL_TEXTS = textsIn(en, { es, fr, ja, pt, zh })
