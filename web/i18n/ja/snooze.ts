import type { Translated } from '../../../shared/i18n/translated.ts'
import type { snoozeTexts as en } from '../en/snooze.ts'

export const snoozeTexts: Translated<typeof en, 'ja'> = {
  snooze: {
    open: '{{name}}をミュート',
    lengths: { '1h': '1時間ミュート', '8h': '8時間ミュート', monday: '月曜日までミュート' },
    resume: '今すぐ再開',
    until: '{{time}}までミュート中',
    done: '{{name}}を{{time}}までミュートしました。',
    resumed: '{{name}}の通知を再開しました。',
    failed: '{{name}}をミュートできませんでした',
  },
}
