import type { Translated } from '../../../shared/i18n/translated.ts'
import type { pageTexts as en } from '../en/pages.ts'

export const pageTexts: Translated<typeof en, 'ja'> = {
  pages: {
    share: '共有された位置情報',
    certificate: '保険提出用証明書',
    report: 'レポート',
    recipient: '通知',
    snooze: 'アラートをミュート',
    login: 'ログイン',
    callback: 'ログイン中',
    overview: '概要',
    live: 'ライブ',
    history: '移動履歴',
    geofences: 'ジオフェンス',
    alerts: 'アラートルール',
    reporting: 'レポート',
    devices: 'デバイス',
    device: 'デバイス',
    connect: 'トラッカーを接続',
    shares: '共有リンク',
    maintenance: 'メンテナンス',
    settings: '設定',
    subscription: 'サブスクリプション',
  },
  callback: {
    failed: 'ログインできませんでした。もう一度お試しください。',
  },
}
