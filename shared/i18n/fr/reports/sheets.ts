import type { sheetTexts as en } from '../../en/reports/sheets.ts'
import type { Translated } from '../../translated.ts'

export const sheetTexts: Translated<typeof en, 'fr'> = {
  overview: 'Synthèse',
  subject: 'Appareils',
  period: 'Période',
  timezone: 'Fuseau horaire',
  generatedAt: 'Généré',
  section: 'Section',
}
