import type { mailTexts as en } from '../en/mails.ts'
import type { Translated } from '../translated.ts'

export const mailTexts: Translated<typeof en, 'pt'> = { labelled: '{{label}}: {{value}}' }
