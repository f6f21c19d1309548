import { reportTexts } from '../../../shared/i18n/es/reports.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { reportLinkTexts as en } from '../en/report-link.ts'

export const reportLinkTexts: Translated<typeof en, 'es'> = {
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
    download: 'Descargar {{format}}, {{size}}',
    generated: 'Generado: {{time}}',
    until: 'Disponible hasta el {{date}}',
    notDownloaded: 'No se pudo descargar el informe. Vuelve a intentarlo en un momento.',
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Puede que el informe haya caducado. Pide otro a quien te lo envió.',
    },
    notLoaded: 'No se pudo cargar el informe',
  },
}
