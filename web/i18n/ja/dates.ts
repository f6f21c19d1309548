import type { Translated } from '../../../shared/i18n/translated.ts'
import type { dateTexts as en } from '../en/dates.ts'

export const dateTexts: Translated<typeof en, 'ja'> = {
  dates: {
    /** What a time looks like, after the pattern of the date. */
    patterns: { '12h': '午前h:mm', '24h': 'hh:mm' },
    letters: { day: 'DD', month: 'MM', year: 'YYYY' },
    wrong: '日付を{{first}}から{{last}}までの範囲で、{{pattern}}の形式で入力してください。',
    open: 'カレンダーを開く',
    failed: 'カレンダーを読み込めませんでした。代わりに日付を入力してください。',
    chooseMonth: '月を選択',
    chooseYear: '年を選択',
    previousMonth: '前の月',
    nextMonth: '次の月',
    previousYear: '前の年',
    nextYear: '次の年',
    previousDecade: '前の10年',
    nextDecade: '次の10年',
  },
}
