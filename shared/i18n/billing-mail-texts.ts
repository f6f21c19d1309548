import { billingMailTexts as en } from './en/billing-mails.ts'
import { billingMailTexts as es } from './es/billing-mails.ts'
import { billingMailTexts as fr } from './fr/billing-mails.ts'
import { billingMailTexts as ja } from './ja/billing-mails.ts'
import { billingMailTexts as pt } from './pt/billing-mails.ts'
import { textsIn } from './texts-in.ts'
import { billingMailTexts as zh } from './zh/billing-mails.ts'

/** The emails about payments, by language. */
export const BILLING_MAIL_TEXTS = textsIn(en, { es, fr, ja, pt, zh })
