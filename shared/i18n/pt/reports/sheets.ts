import type { sheetTexts as en } from '../../en/reports/sheets.ts'
import type { Translated } from '../../translated.ts'

export const sheetTexts: Translated<typeof en, 'pt'> = {
  overview: 'Visão geral',
  subject: 'Dispositivos',
  period: 'Período',
  timezone: 'Fuso horário',
  generatedAt: 'Gerado',
  section: 'Seção',
}
