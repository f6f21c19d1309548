import type { Translated } from '../../../shared/i18n/translated.ts'
import type { floatPlanTexts as en } from '../en/float-plan.ts'

export const floatPlanTexts: Translated<typeof en, 'ja'> = {
  about:
    '帰港予定を登録します。戻らない場合はリマインダーが届き、30分後に連絡先へ船の位置を記したメッセージが送信されます。',
  set: '航行計画を作成',
  change: '変更',
  extend: '帰港を1時間遅らせる',
  end: '戻りました',
  done: '航行計画を終了しました',
  loadFailed: '航行計画を読み込めませんでした',
  stale: '以下は最後に読み込んだ計画です。',
  extendFailed: '航行計画を延長できませんでした',
  endFailed: '航行計画を終了できませんでした',
  state: { out: '出航中', reminded: 'まだ戻っていません', overdue: '帰港遅れ', ended: '帰港済み' },
  explained: {
    out: '帰港予定まであと{{time}}です。',
    reminded:
      '帰港予定を過ぎました。延長も終了もしない場合、予定の30分後に連絡先へメッセージが送信されます。',
    overdue:
      '同意した連絡先に、最後の位置と船を追跡するリンクを送信しました。船が戻るか計画を延長すると、もう一度メッセージが送信されます。',
    ended: '船が戻ったため、計画は終了しました。次の航行では新しい計画を作成してください。',
    alone: '帰港予定を過ぎました。計画を延長するか、戻っている場合は終了してください。',
  },
  facts: { returnBy: '帰港予定', to: '行き先', people: '乗船人数', harbor: '港', contacts: '連絡先' },
  harborGone: '削除済み。手動で終了してください。',
  none: 'なし',
  waiting:
    '{{contacts}}には、同意するまでメッセージが送信されません。Vectraからの確認を見るよう伝えてください。',
  form: {
    returnBy: '帰港予定',
    to: '行き先',
    people: '乗船人数',
    contacts: '連絡先',
    contactsHint:
      'メールアドレスまたは+12025550123のような電話番号を、カンマで区切って入力します。それぞれに同意を求めます。',
    harbor: '港',
    harborHint: '船がこのジオフェンスに戻ると計画は終了します。',
    noHarbor: 'なし（自分で終了する）',
    wrong: {
      returnBy: '31日以内の未来の時刻を選んでください。',
      to: '行き先を入力してください。',
      people: '1～99の数を入力してください。',
      contacts: 'メールアドレスまたは国番号付きの電話番号を10件まで入力してください。',
    },
    start: '計画を開始',
    save: '保存',
    cancel: 'キャンセル',
    failed: '航行計画を保存できませんでした',
  },
}
