import { reportTypes } from '../../../shared/i18n/en/report-types.ts'
import { reportingTexts } from './reporting.ts'
import { reportsTexts } from './reports.ts'

/** The texts of the reporting page, which load with it. Other languages must have the same shape. */
export const reportingPageTexts = { ...reportingTexts, ...reportsTexts, reportTypes }
