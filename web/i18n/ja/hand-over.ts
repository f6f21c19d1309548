import type { Translated } from '../../../shared/i18n/translated.ts'
import type { handOverTexts as en } from '../en/hand-over.ts'

export const handOverTexts: Translated<typeof en, 'ja'> = {
  handOver: {
    start: '譲渡',
    title: 'アカウントを{{name}}さんに譲渡しますか？',
    text: '{{name}}さんが、すべてのデバイス、メンバー、サブスクリプション、カードの所有者になります。その前に、お二人がメールで確認します。',
    ownerKnows:
      'その時点で、あなたのサインインと API キーは終了します。お送りする招待から再登録すると、管理者として残れます。',
    youStay: 'あなたは管理者として残ります。',
    ask: '確認を依頼',
    notAsked: '確認を依頼できませんでした',
    waiting: '{{name}}さんに譲渡中',
    waitingForBoth: '{{time}}までに、お二人がメールで確認する必要があります。',
    waitingForOwner: '{{time}}までに、あなたがメールで確認する必要があります。',
    waitingForMember: '{{time}}までに、{{name}}さんがメールで確認する必要があります。',
    underWay: 'お二人とも確認しました。少々お待ちください。',
    keep: 'アカウントを維持',
    notKept: 'アカウントを維持できませんでした',
    page: '{{account}}を譲渡しますか？',
    pageText:
      '{{owner}}さんが、すべてのデバイス、メンバー、サブスクリプション、カードとともに、アカウントを{{member}}さんに譲渡します。',
    memberKnows: '以後、サブスクリプションの料金はあなたが支払います。カードは変更するまでそのままです。',
    limit: 'リンクは{{time}}まで有効です。',
    confirm: '確認する',
    notConfirmed: '確認できませんでした',
    unknown: '確認内容を読み込めませんでした',
    none: 'このリンクは無効です',
    noneText: '期限切れか、取り消されたか、サインイン中とは別のアドレスに送られたものです。',
    confirmed: '確認しました',
    waitingForOther: '相手の方も確認すると、アカウントが譲渡されます。',
    ownerDone: 'アカウントを譲渡しています。招待メールをお送りします。',
    memberDone: 'アカウントはあなたのものです。まもなくアカウント一覧に表示されます。',
  },
}
