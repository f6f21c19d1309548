import type { Translated } from '../../../shared/i18n/translated.ts'
import type { devicePageTexts as en } from '../en/device-page.ts'

export const devicePageTexts: Translated<typeof en, 'ja'> = {
  devicePage: {
    open: 'デバイスの詳細',
    map: '{{name}}の地図',
    history: '移動履歴',
    report: 'レポートを予約',
    today: '今日のトリップと停止',
    openDay: 'ルートを開く',
    noTrips: '今日はまだトリップも停止もありません。',
    diagnostics: '接続とメッセージ',
    lastContact: '最終通信',
    accepted: '表示した位置情報',
    held: '保留した位置情報',
    heldWhy: '保存されていますが、GPS測位がない、精度が低すぎる、または離れすぎているため、表示されません。',
    unreadable: '読み取れないメッセージ',
    lastUnreadable: '読み取れない最新のメッセージを表示',
    readings: '状態と測定値',
  },
}
