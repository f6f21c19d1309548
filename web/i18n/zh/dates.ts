import type { Translated } from '../../../shared/i18n/translated.ts'
import type { dateTexts as en } from '../en/dates.ts'

export const dateTexts: Translated<typeof en, 'zh'> = {
  dates: {
    patterns: { '12h': '上午h:mm', '24h': 'hh:mm' },
    letters: { day: 'DD', month: 'MM', year: 'YYYY' },
    wrong: '请按 {{pattern}} 输入日期，范围为 {{first}} 至 {{last}}。',
    open: '打开日历',
    failed: '无法加载日历。请直接输入日期。',
    chooseMonth: '选择月份',
    chooseYear: '选择年份',
    previousMonth: '上个月',
    nextMonth: '下个月',
    previousYear: '上一年',
    nextYear: '下一年',
    previousDecade: '前十年',
    nextDecade: '后十年',
  },
}
