import { reportTexts } from '../../../shared/i18n/pt/reports.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { reportLinkTexts as en } from '../en/report-link.ts'

export const reportLinkTexts: Translated<typeof en, 'pt'> = {
  reportLink: {
    types: reportTexts.types,
    formats: {
      pdf: 'PDF',
      excel: 'Excel',
      csv: 'CSV',
      json: 'JSON',
      html: 'HTML',
    },
    period: '{{from}} a {{to}}',
    download: 'Baixar {{format}}, {{size}}',
    generated: 'Gerado: {{time}}',
    until: 'Disponível até {{date}}',
    notDownloaded: 'Não foi possível baixar o relatório. Tente novamente em instantes.',
    unknown: {
      title: 'Este link não funciona',
      text: 'O relatório pode ter expirado. Peça um novo a quem o enviou.',
    },
    notLoaded: 'Não foi possível carregar o relatório',
  },
}
