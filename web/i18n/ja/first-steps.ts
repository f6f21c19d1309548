import type { Translated } from '../../../shared/i18n/translated.ts'
import type { firstStepTexts as en } from '../en/first-steps.ts'

export const firstStepTexts: Translated<typeof en, 'ja'> = {
  firstSteps: {
    title: '最初のステップ',
    progress: '{{count}}/{{total}}完了',
    dismiss: '最初のステップを隠す',
    link: '最初のステップを見る（{{count}}/{{total}}完了）',
    done: '完了',
    steps: {
      subscription: 'サブスクリプションを購入',
      device: 'デバイスを追加',
      connect: 'トラッカーを接続',
      position: '最初の位置情報を確認',
    },
    texts: {
      subscription: '1件のサブスクリプションで、1台のデバイスを追跡します。',
      device:
        'IDはトラッカーに記載されています。トラッカーがない場合はスマートフォンを使い、IDを自由に決めてください。',
      connect: 'デバイスの設定をトラッカーに入力するか、スマートフォンでコードを読み取ってください。',
      position: 'トラッカーが接続されました。屋外に出してください。最初の位置情報が届くまで数分かかります。',
    },
    actions: {
      subscription: 'プランを選ぶ',
      device: 'デバイスを追加',
      connect: 'トラッカーを接続',
      position: '接続を確認',
    },
  },
}
