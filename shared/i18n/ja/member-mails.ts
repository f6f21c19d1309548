import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'ja'> = {
  subject: '{{inviter}}さんがVectraの{{account}}に招待しています',
  paragraphs: [
    '{{inviter}}さんが、{{account}}のデバイスにあなたを招待しました（役割：{{role}}）。',
    '招待は7日間、このメールアドレスでのみ有効です。このアドレスでサインインするか、アカウントを作成して承諾してください。',
    '{{inviter}}さんに心当たりがない場合は、このメールを無視してください。',
  ],
  open: '招待を開く',
  roles: { manager: '管理者', operator: 'オペレーター', viewer: '閲覧者' },
}
