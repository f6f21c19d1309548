import type { Translated } from '../../../shared/i18n/translated.ts'
import type { memberTexts as en } from '../en/members.ts'

export const memberTexts: Translated<typeof en, 'ja'> = {
  members: {
    somebody: 'メンバー 1 名',
    cancel: 'キャンセル',
    roles: {
      owner: '所有者',
      manager: '管理者',
      operator: 'オペレーター',
      viewer: '閲覧者',
    },
    accounts: 'アカウント',
    mine: '自分のアカウント',
    viewing: '{{account}}・{{role}}',
    back: '自分のアカウントに戻る',
    open: '{{account}}を開く',
    others: '{{accounts}}のデバイスを見られます。',
    supportUntil: '{{time}}までサポートとして閲覧中',
    leave: 'このアカウントから抜ける',
    leaveTitle: '{{account}}から抜けますか？',
    leaveText: '再びデバイスを見るには、新しい招待が必要です。',
    notLeft: 'アカウントから抜けられませんでした',
    ended: 'アクセス権がなくなりました。',
    endedText: 'このアカウントのメンバーではなくなったか、リンクが間違っています。',
    notPermitted: 'このアカウントでのあなたの役割では許可されていません。',
  },
}
