import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'ja'> = {
  invitation: {
    subject: '{{inviter}}さんがVectraの{{account}}に招待しています',
    paragraphs: [
      '{{inviter}}さんが、{{account}}のデバイスにあなたを招待しました（役割：{{role}}）。',
      '招待は7日間、このメールアドレスでのみ有効です。このアドレスでサインインするか、アカウントを作成して承諾してください。',
      '{{inviter}}さんに心当たりがない場合は、このメールを無視してください。',
    ],
    open: '招待を開く',
  },
  handOver: {
    subject: 'ご確認ください：{{owner}}さんがVectraのアカウントを{{member}}さんに譲渡します',
    paragraphs: [
      '{{owner}}さんが、Vectraのアカウントを、すべてのデバイス、メンバー、サブスクリプション、カードとともに{{member}}さんに譲渡しようとしています。',
      'お二人が確認すると譲渡されます。リンクは3日間、お二人だけが使えます。',
      '心当たりがない場合は、確認せずに相手の方にお尋ねください。',
    ],
    open: '内容を確認する',
  },
  handedOver: {
    subject: 'Vectraの{{account}}の所有者になりました',
    paragraphs: [
      '{{account}}が、すべてのデバイス、メンバー、サブスクリプション、カードとともにあなたに譲渡されました。',
      '以前の所有者は管理者として残れます。設定で変更できます。',
    ],
    open: 'メンバーを開く',
  },
  roles: { manager: '管理者', operator: 'オペレーター', viewer: '閲覧者' },
}
