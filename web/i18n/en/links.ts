import { certificateLabels } from '../../../shared/i18n/en/certificates.ts'
import { reportTypes } from '../../../shared/i18n/en/report-types.ts'
import type { ReportFormat } from '../../../shared/reports/report-type.ts'

/** The public pages behind the links that Vectra sends. */
export const linkTexts = {
  certificate: {
    ...certificateLabels,
    text: 'This is what the certificate said when Vectra issued it, and whether each device is monitored now.',
    status: {
      all_one: 'The device is still monitored',
      all_other: 'All {{count}} devices are still monitored',
      some: '{{monitored}} of {{count}} devices are still monitored',
      none_one: 'The device is no longer monitored',
      none_other: 'None of the {{count}} devices is monitored any more',
    },
    isMonitored: 'Monitored today',
    wasMonitored: 'No longer monitored',
    note: 'Compare this page with the document that you were given. This is not an insurance policy.',
    unknown: {
      title: 'Vectra can’t confirm this certificate',
      text: 'Check the number on the document. A certificate isn’t confirmed after its holder has closed the account.',
    },
    notLoaded: 'Couldn’t load the certificate',
  },
  /** The page behind the link in a message with a report. */
  reportLink: {
    types: reportTypes,
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
  recipient: {
    asked: {
      title: 'Get alerts and reports?',
      text: 'Alerts and reports about devices would be sent to {{address}}.',
    },
    confirmed: {
      title: 'Alerts and reports are on',
      text: 'Alerts and reports about devices are sent to {{address}}.',
    },
    stopped: {
      title: 'Alerts and reports are off',
      text: 'Nothing more from this account is sent to {{address}}.',
    },
    bounced: {
      title: 'Alerts and reports are off',
      text: 'An email to {{address}} couldn’t be delivered, so nothing more is sent to it.',
    },
    complained: {
      title: 'Alerts and reports are off',
      text: 'An email to {{address}} was reported as spam, so nothing more is sent to it.',
    },
    agree: 'Yes, send them',
    decline: 'No, thanks',
    stop: 'Stop them',
    resume: 'Send them again',
    notSaved: 'Couldn’t save your choice',
    invalid: {
      title: 'This link doesn’t work',
      text: 'Open it again from the message you received.',
    },
  },
}
