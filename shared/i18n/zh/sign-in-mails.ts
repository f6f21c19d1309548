import type { signInMailTexts as en } from '../en/sign-in-mails.ts'
import type { Translated } from '../translated.ts'

export const signInMailTexts: Translated<typeof en, 'zh'> = {
  confirm: {
    subject: '您的 Vectra 验证码',
    paragraphs: [
      '您的验证码是 {{code}}。',
      '请在 Vectra 中输入，以确认您的邮箱地址。24 小时内有效。',
      '如果您没有注册 Vectra，请忽略此邮件。',
    ],
  },
  reset: {
    subject: '您的 Vectra 验证码',
    paragraphs: [
      '您的验证码是 {{code}}。',
      '请在 Vectra 中输入，以设置新密码。1 小时内有效。',
      '如果不是您本人操作，请忽略此邮件。您的密码不会改变。',
    ],
  },
  invite: {
    subject: '您的 Vectra 临时密码',
    paragraphs: [
      '请使用 {{username}} 登录 Vectra。',
      '您的临时密码是 {{code}}',
      '首次登录时，您将设置自己的密码。临时密码 7 天后失效。',
    ],
  },
}
