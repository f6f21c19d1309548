import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'zh'> = {
  invitation: {
    subject: '{{inviter}} 邀请您加入 Vectra 上的 {{account}}',
    paragraphs: [
      '{{inviter}} 邀请您查看 {{account}} 的设备，角色为{{role}}。',
      '邀请 7 天内有效，且仅适用于此邮箱地址。请用此地址登录或注册账户后接受邀请。',
      '如果您不认识 {{inviter}}，请忽略此邮件。',
    ],
    open: '打开邀请',
  },
  handOver: {
    subject: '请确认：{{owner}} 将 Vectra 账户移交给 {{member}}',
    paragraphs: [
      '{{owner}} 想把一个 Vectra 账户连同其所有设备、成员、订阅和银行卡移交给 {{member}}。',
      '双方确认后即移交。链接 3 天内有效，仅限双方使用。',
      '如果这出乎您的意料，请不要确认，并询问对方。',
    ],
    open: '查看并确认',
  },
  handedOver: {
    subject: '您现在拥有 Vectra 上的 {{account}}',
    paragraphs: [
      '{{account}} 连同其所有设备、成员、订阅和银行卡已移交给您。',
      '原所有者可以以管理员身份留下。您可以在设置中更改。',
    ],
    open: '打开成员',
  },
  roles: { manager: '管理员', operator: '操作员', viewer: '查看者' },
}
