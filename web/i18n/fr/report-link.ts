import { reportTexts } from '../../../shared/i18n/fr/reports.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { reportLinkTexts as en } from '../en/report-link.ts'

export const reportLinkTexts: Translated<typeof en, 'fr'> = {
  reportLink: {
    types: reportTexts.types,
    formats: {
      pdf: 'PDF',
      excel: 'Excel',
      csv: 'CSV',
      json: 'JSON',
      html: 'HTML',
    },
    period: 'Du {{from}} au {{to}}',
    download: 'Télécharger {{format}}, {{size}}',
    generated: 'Généré le {{time}}',
    until: 'Date limite de téléchargement : {{date}}',
    notDownloaded: 'Impossible de télécharger le rapport. Réessayez dans un instant.',
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Le rapport a peut-être expiré. Demandez-en un nouveau à l’expéditeur.',
    },
    notLoaded: 'Impossible de charger le rapport',
  },
}
