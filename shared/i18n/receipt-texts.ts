import { receiptMailTexts as en } from './en/account-mails.ts'
import { receiptMailTexts as es } from './es/account-mails.ts'
import { receiptMailTexts as fr } from './fr/account-mails.ts'
import { receiptMailTexts as ja } from './ja/account-mails.ts'
import { receiptMailTexts as pt } from './pt/account-mails.ts'
import { textsIn } from './texts-in.ts'
import { receiptMailTexts as zh } from './zh/account-mails.ts'

/** The receipt that an account was deleted, by language. */
export const RECEIPT_MAIL_TEXTS = textsIn(en, { es, fr, ja, pt, zh })
