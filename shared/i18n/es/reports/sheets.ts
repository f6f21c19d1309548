import type { sheetTexts as en } from '../../en/reports/sheets.ts'
import type { Translated } from '../../translated.ts'

export const sheetTexts: Translated<typeof en, 'es'> = {
  overview: 'Resumen',
  subject: 'Dispositivos',
  period: 'Periodo',
  timezone: 'Zona horaria',
  generatedAt: 'Generado',
  section: 'Sección',
}
