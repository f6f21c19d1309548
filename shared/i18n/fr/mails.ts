import type { mailTexts as en } from '../en/mails.ts'
import type { Translated } from '../translated.ts'

export const mailTexts: Translated<typeof en, 'fr'> = { labelled: '{{label}}\u00a0: {{value}}' }
