import { certificateLabels } from '../../../shared/i18n/en/certificates.ts'

export const certificateTexts = {
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
}
