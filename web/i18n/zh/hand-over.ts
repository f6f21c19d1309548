import type { Translated } from '../../../shared/i18n/translated.ts'
import type { handOverTexts as en } from '../en/hand-over.ts'

export const handOverTexts: Translated<typeof en, 'zh'> = {
  handOver: {
    start: '移交',
    title: '将账户移交给 {{name}}？',
    text: '{{name}} 将成为所有者，拥有所有设备、成员、订阅和银行卡。在此之前，双方需通过邮件确认。',
    ownerKnows: '届时您的登录和 API 密钥将失效。我们会给您发送邀请：用它重新注册，您就能以管理员身份留下。',
    youStay: '您将以管理员身份留下。',
    ask: '请求确认',
    notAsked: '无法请求确认',
    waiting: '正在移交给 {{name}}',
    waitingForBoth: '双方需在 {{time}} 之前通过邮件确认。',
    waitingForOwner: '您需在 {{time}} 之前通过邮件确认。',
    waitingForMember: '{{name}} 需在 {{time}} 之前通过邮件确认。',
    underWay: '双方均已确认，请稍候。',
    keep: '保留账户',
    notKept: '无法保留账户',
    page: '移交 {{account}}？',
    pageText: '{{owner}} 将账户连同所有设备、成员、订阅和银行卡移交给 {{member}}。',
    memberKnows: '此后由您支付其订阅费用。银行卡在您更换之前保持不变。',
    limit: '链接有效期至 {{time}}。',
    confirm: '确认',
    notConfirmed: '无法确认',
    unknown: '无法加载要确认的内容',
    none: '此链接无效',
    noneText: '链接已过期、已撤回，或发送到了您当前登录之外的地址。',
    confirmed: '您已确认',
    waitingForOther: '对方也确认后，账户即会移交。',
    ownerDone: '账户正在移交。给您的邀请邮件即将送达。',
    memberDone: '账户已归您所有，稍后会出现在您的账户列表中。',
  },
}
