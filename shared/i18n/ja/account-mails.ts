import type {
  accountMailTexts as enAccountMails,
  operatorMailTexts as enOperatorMails,
  receiptMailTexts as enReceiptMail,
} from '../en/account-mails.ts'
import type { Translated } from '../translated.ts'

export const accountMailTexts: Translated<typeof enAccountMails, 'ja'> = {
  'deletion-requested': {
    subject: 'アカウントは{{time}}に削除されます',
    text: 'Vectraアカウントの削除のリクエストを受け付けました。{{time}}に、サブスクリプションを解約し、共有リンクを終了し、トラッカーを切断して、すべてのデータを削除します。削除後に元に戻すことはできません。\n\n取り消す場合、またはお心当たりがない場合は、それまでに設定で「アカウントを残す」を選んでください。お心当たりがない場合は、パスワードも変更してください。',
    open: 'アカウントを残す',
  },
  'deletion-withdrawn': {
    subject: 'アカウントは削除されません',
    text: 'Vectraアカウントの削除のリクエストは取り消されました。アカウントに変更はありません。',
    open: '設定を開く',
  },
  'export-ready': {
    subject: 'データをダウンロードできます',
    text: 'Vectraアカウントのデータのエクスポートが完了しました。{{time}}まで、設定からダウンロードできます。',
    open: 'データをダウンロード',
  },
  'export-failed': {
    subject: 'データをエクスポートできませんでした',
    text: 'Vectraアカウントのデータのエクスポートに失敗しました。設定から、もう一度開始してください。再び失敗する場合は、ご連絡ください。',
    open: '設定を開く',
  },
}

export const operatorMailTexts: Translated<typeof enOperatorMails, 'ja'> = {
  'deletion-requested': {
    subject: 'アカウントが{{time}}に削除されます',
    text: '{{email}}から、アカウント{{accountId}}の削除のリクエストがありました。取り消されない限り、{{time}}に削除されます。\n\n理由：{{reason}}',
    noReason: '記入なし',
  },
}

export const receiptMailTexts: Translated<typeof enReceiptMail, 'ja'> = {
  subject: 'アカウントを削除しました',
  text: 'Vectraアカウント{{email}}とそのデータを削除しました。サブスクリプションは解約され、カードは削除されました。このメールは控えとして保管してください。Vectraには写しが残りません。',
  head: {
    receipt: '控え番号',
    account: 'アカウント',
    by: 'リクエスト元',
    closed: '閉鎖日時',
    deleted: '削除日時',
  },
  by: { owner: '所有者', operator: '運営者' },
  labels: {
    devices: 'デバイス（位置情報、トリップ、コマンドを含む）',
    geofences: 'ジオフェンス',
    rules: 'アラートルール',
    schedules: 'レポートのスケジュール',
    reports: 'レポート',
    maintenance: 'メンテナンス間隔',
    logbook: 'トリップの記録',
    events: 'イベント',
    shares: '共有リンク',
    certificates: '保険提出用証明書',
    recipients: '通知の宛先とブラウザ',
    gateways: 'ゲートウェイ',
    members: 'メンバーと招待',
    audit: '監査ログの記録',
    subscriptions: 'サブスクリプション',
    orders: '注文',
  },
  kept: '保持するもの：支払い済みの請求書（法律上の義務により、お名前を除いて保持します）。バックアップは35日以内に消去されます。',
}
