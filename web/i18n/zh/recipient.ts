import type { Translated } from '../../../shared/i18n/translated.ts'
import type { recipientTexts as en } from '../en/recipient.ts'

export const recipientTexts: Translated<typeof en, 'zh'> = {
  recipient: {
    asked: {
      title: '要接收告警和报表吗？',
      text: '有关设备的告警和报表将发送至 {{address}}。',
    },
    confirmed: {
      title: '告警和报表已开启',
      text: '有关设备的告警和报表会发送至 {{address}}。',
    },
    stopped: {
      title: '告警和报表已关闭',
      text: '此账户不会再向 {{address}} 发送任何内容。',
    },
    bounced: {
      title: '告警和报表已关闭',
      text: '发往 {{address}} 的邮件无法送达，因此不会再向其发送任何内容。',
    },
    complained: {
      title: '告警和报表已关闭',
      text: '发往 {{address}} 的邮件被举报为垃圾邮件，因此不会再向其发送任何内容。',
    },
    agree: '同意接收',
    decline: '不用了',
    stop: '停止接收',
    resume: '重新接收',
    notSaved: '无法保存选择',
    invalid: {
      title: '此链接无效',
      text: '请从收到的消息中重新打开。',
    },
  },
}
