import type { sheetTexts as en } from '../../en/reports/sheets.ts'
import type { Translated } from '../../translated.ts'

export const sheetTexts: Translated<typeof en, 'ja'> = {
  overview: '概要',
  subject: 'デバイス',
  period: '期間',
  timezone: 'タイムゾーン',
  generatedAt: '生成日時',
  section: 'セクション',
}
