import type { Translated } from '../../../shared/i18n/translated.ts'
import { reportTypes } from '../../../shared/i18n/zh/report-types.ts'
import type { reportingPageTexts as en } from '../en/reporting-page.ts'
import { reportingTexts } from './reporting.ts'
import { reportsTexts } from './reports.ts'

export const reportingPageTexts: Translated<typeof en, 'zh'> = {
  ...reportingTexts,
  ...reportsTexts,
  reportTypes,
}
