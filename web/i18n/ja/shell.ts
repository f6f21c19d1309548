import type { Translated } from '../../../shared/i18n/translated.ts'
import type { shellTexts as en } from '../en/shell.ts'

export const shellTexts: Translated<typeof en, 'ja'> = {
  product: 'Vectra',
  loading: 'Vectraを読み込んでいます…',
  shell: {
    skip: 'コンテンツへスキップ',
    navigation: 'メイン',
    /** Lines may end at a zero-width space. */
    destinations: {
      overview: '概要',
      live: 'ライブ',
      history: '履歴',
      geofences: 'ジオフェンス',
      alerts: 'アラート\u200bルール',
      reporting: 'レポート',
      devices: 'デバイス',
      shares: '共有リンク',
      settings: '設定',
      subscription: 'サブスク\u200bリプション',
    },
    deviceCount: 'アカウント内に{{count}}台',
    greeting: 'こんにちは、{{name}}さん',
    greetingWithoutName: 'こんにちは',
    more: 'その他',
    account: 'アカウント',
    accountAndMore: 'アカウントとその他',
    signedInAs: 'ログイン中',
    install: 'アプリをインストール',
    signOut: 'ログアウト',
    toDark: 'ダークテーマに切り替え',
    toLight: 'ライトテーマに切り替え',
    bugReport: '不具合を報告',
    bugReportUnavailable: '準備中',
    support: 'サポートに問い合わせる',
    status: '稼働状況ページ（新しいタブで開きます）',
    version: 'バージョン{{version}}',
  },
  dialog: { close: '閉じる' },
}
