import type {
  billingMailTexts as enBillingMails,
  orderNoticeTexts as enOrderNotice,
} from '../en/billing-mails.ts'
import type { Translated } from '../translated.ts'

export const billingMailTexts: Translated<typeof enBillingMails, 'ja'> = {
  'payment-failed': {
    subject: 'お支払いに失敗しました',
    text: '{{date}}にカードへの請求ができませんでした。デバイスは{{until}}まで追跡されます。追跡を続けるには、カードを更新するか、今すぐお支払いください。',
  },
  'tracking-ends-soon': {
    subject: '{{until}}に追跡が停止します',
    text: '{{date}}のお支払いに失敗し、まだお支払いが済んでいません。デバイスは{{until}}まで追跡されます。追跡を続けるには、カードを更新するか、今すぐお支払いください。',
  },
  'tracking-ended': {
    subject: '追跡が停止しました',
    text: '{{date}}のお支払いに失敗し、デバイスの追跡は停止しました。続けるには、今すぐお支払いください。履歴は保持されており、再び表示されるようになります。',
  },
  'ended-unpaid': {
    subject: 'サブスクリプションが終了しました',
    text: '{{date}}のお支払いに失敗し、その後もカードへの請求ができませんでした。サブスクリプションは終了し、デバイスの追跡は停止しました。続けるには、もう一度お申し込みください。履歴は保持されており、再び表示されるようになります。',
  },
  'renews-soon': {
    subject: '年額プランは{{date}}に更新されます',
    text: '年額プランは{{date}}に{{amount}}で更新されます。お手続きは必要ありません。変更または解約する場合は、サブスクリプションを開いてください。',
  },
  'card-expires': {
    subject: 'カードの有効期限がまもなく切れます',
    text: '末尾が{{last4}}のカードは、{{month}}末に有効期限が切れます。追跡を続けるには、それまでに新しいカードを追加してください。',
  },
  welcome: {
    subject: 'Vectraへようこそ',
    text: 'ご注文ありがとうございます。カードに{{amount}}を請求しました。',
    units:
      'GPSユニットは1〜2営業日以内に発送します。「サブスクリプション」の「購入済みユニット」で状況を確認できます。',
    account:
      'このメールアドレスでログインしてください。Vectraを初めてご利用の場合は、別のメールで仮パスワードをお送りしています。ログインしたらデバイスを追加し、最初の位置情報を地図で確認してください。',
  },
  open: '請求設定を開く',
  signIn: 'ログイン',
}

export const orderNoticeTexts: Translated<typeof enOrderNotice, 'ja'> = {
  subject: '注文{{orderId}}：{{quantity}} × {{plan}}',
  plan: { monthly: '月額', annual: '年額', marine: '年額（マリンサポート付き）' },
  rows: {
    order: '注文',
    name: '名前',
    email: 'メールアドレス',
    phone: '電話番号',
    plan: 'プラン',
    quantity: '数量',
    units: 'GPSユニット',
    total: '合計',
    shipTo: 'お届け先',
  },
  noUnits: 'なし',
  noAddress: '住所なし',
  next: '発送後に実行：npm run provision -- --order {{orderId}} --status 1 --tracking URL',
}
