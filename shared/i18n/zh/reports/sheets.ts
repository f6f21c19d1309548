import type { sheetTexts as en } from '../../en/reports/sheets.ts'
import type { Translated } from '../../translated.ts'

export const sheetTexts: Translated<typeof en, 'zh'> = {
  overview: '概览',
  subject: '设备',
  period: '时段',
  timezone: '时区',
  generatedAt: '生成时间',
  section: '部分',
}
