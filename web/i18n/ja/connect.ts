import type { Translated } from '../../../shared/i18n/translated.ts'
import type { connectTexts as en } from '../en/connect.ts'

export const connectTexts: Translated<typeof en, 'ja'> = {
  addDevice: {
    title: 'デバイスを追加',
    id: 'トラッカーID',
    idHint:
      'トラッカーのラベルに記載されています。スマートフォンの場合は自由に決めてください（英数字、-、_で{{limits.trackerIdMin}}〜{{limits.trackerIdMax}}文字）。',
    idWrong:
      '英数字、-、_を使い、先頭を英数字にして、{{limits.trackerIdMin}}〜{{limits.trackerIdMax}}文字で入力してください。',
    name: '名前',
    nameHint: '地図に表示されます',
    nameWrong: '名前を{{limits.deviceNameMax}}文字以内で入力してください。',
    type: '種類',
    submit: 'デバイスを追加',
    cancel: 'キャンセル',
    withoutCredentials: 'デバイスを追加しましたが、認証情報を作成できませんでした',
    setUp: '設定に進む',
    added: 'デバイスを追加しました',
    failed: 'デバイスを追加できませんでした',
    needsSubscription: 'サブスクリプションが必要です',
    subscribe: '今すぐ申し込む',
  },
  copy: {
    label: '{{what}}をコピー',
    failed: 'コピーできませんでした。テキストを選択してコピーしてください。',
  },
  connect: {
    open: 'トラッカーを接続',
    noSubscription:
      'このデバイスにはサブスクリプションがありません。メッセージは保存されますが、割り当てるまで地図には表示されません。',
  },
}
