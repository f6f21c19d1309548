import type { Translated } from '../../../shared/i18n/translated.ts'
import type { paymentTexts as en } from '../en/payments.ts'

export const paymentTexts: Translated<typeof en, 'ja'> = {
  payments: {
    card: {
      problems: {
        notReady: '決済システムの準備ができていません。ページを更新して、もう一度お試しください。',
        incomplete: 'お支払い情報を入力してください',
        invalid: 'カード情報が正しくありません',
        failed: 'お支払い方法を登録できませんでした',
      },
    },
    challenge: {
      title: '3Dセキュア',
      text: 'カード発行会社が、このお支払いの確認を求めています。',
      complete: '完了',
      fail: '失敗',
      failed:
        'カード発行会社がこのお支払いを確認できませんでした。もう一度試すか、別のカードをお使いください。',
      refused: 'お支払い方法を認証できませんでした。別のお支払い方法を選んで、もう一度お試しください。',
    },
    test: {
      mark: 'テスト',
      legend: 'カード',
      text: 'このローカル実行にはStripeのキーがありません。テストカードのみ使用でき、実際の請求は発生しません。',
      number: 'カード番号',
      expiry: '有効期限（MM / YY）',
      cvc: 'CVC',
      kinds: {
        succeeds: '成功 · 4242',
        declined: '拒否 · 0002',
        failsLater: '後で失敗 · 0341',
        asks: '本人認証あり · 3155',
      },
    },
  },
}
