import type { memberMailTexts as en } from '../en/member-mails.ts'
import type { Translated } from '../translated.ts'

export const memberMailTexts: Translated<typeof en, 'zh'> = {
  subject: '{{inviter}} 邀请您加入 Vectra 上的 {{account}}',
  paragraphs: [
    '{{inviter}} 邀请您查看 {{account}} 的设备，角色为{{role}}。',
    '邀请 7 天内有效，且仅适用于此邮箱地址。请用此地址登录或注册账户后接受邀请。',
    '如果您不认识 {{inviter}}，请忽略此邮件。',
  ],
  open: '打开邀请',
  roles: { manager: '管理员', operator: '操作员', viewer: '查看者' },
}
