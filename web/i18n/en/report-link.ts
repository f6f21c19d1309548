import { reportTexts } from '../../../shared/i18n/en/reports.ts'
import type { ReportFormat } from '../../../shared/reports/report-type.ts'

/** The page behind the link in a message with a report. */
export const reportLinkTexts = {
  reportLink: {
    types: reportTexts.types,
    formats: {
      pdf: 'PDF',
      excel: 'Excel',
      csv: 'CSV',
      json: 'JSON',
      html: 'HTML',
    } satisfies Record<ReportFormat, string>,
    period: '{{from}} to {{to}}',
    download: 'Download {{format}}, {{size}}',
    generated: 'Generated {{time}}',
    until: 'Available until {{date}}',
    notDownloaded: 'Couldn’t download the report. Try again in a moment.',
    unknown: {
      title: 'This link doesn’t work',
      text: 'The report may have expired. Ask the sender for a new one.',
    },
    notLoaded: 'Couldn’t load the report',
  },
}
