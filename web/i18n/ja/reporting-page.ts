import { reportTypes } from '../../../shared/i18n/ja/report-types.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { reportingPageTexts as en } from '../en/reporting-page.ts'
import { reportingTexts } from './reporting.ts'
import { reportsTexts } from './reports.ts'

export const reportingPageTexts: Translated<typeof en, 'ja'> = {
  ...reportingTexts,
  ...reportsTexts,
  reportTypes,
}
