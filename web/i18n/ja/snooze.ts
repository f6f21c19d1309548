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
  snoozeLink: {
    ask: {
      title: '「{{name}}」をミュートしますか？',
      text: '{{time}}に{{device}}で発動しました。ミュート中もイベントは記録されますが、通知は送信されません。',
    },
    muted: {
      title: '「{{name}}」をミュート中',
      text: '{{time}}まで通知は送信されません。イベントは引き続き記録されます。',
    },
    '1h': '1時間',
    '8h': '8時間',
    monday: '月曜日の{{time}}まで',
    off: 'ミュートを解除',
    notSaved: '選択を保存できませんでした',
    invalid: {
      title: 'このリンクは無効です',
      text: 'リンクの有効期間は1週間です。アラートをミュートするには、ログインしてください。',
    },
  },
}
