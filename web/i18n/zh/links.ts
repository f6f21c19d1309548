import type { Translated } from '../../../shared/i18n/translated.ts'
import { certificateLabels } from '../../../shared/i18n/zh/certificates.ts'
import { reportTypes } from '../../../shared/i18n/zh/report-types.ts'
import type { linkTexts as en } from '../en/links.ts'

export const linkTexts: Translated<typeof en, 'zh'> = {
  certificate: {
    ...certificateLabels,
    text: '此处显示 Vectra 签发证明时的内容，以及各设备目前是否仍受监控。',
    status: {
      all_other: '全部 {{count}} 台设备仍受监控',
      some: '{{count}} 台设备中有 {{monitored}} 台仍受监控',
      none_other: '{{count}} 台设备均已不受监控',
    },
    isMonitored: '今天受监控',
    wasMonitored: '已不受监控',
    note: '请将此页面与收到的文件核对。本证明不是保险单。',
    unknown: {
      title: 'Vectra 无法确认此证明',
      text: '请核对文件上的编号。持有人关闭账户后，证明将无法确认。',
    },
    notLoaded: '无法加载证明',
  },
  reportLink: {
    types: reportTypes,
    formats: {
      pdf: 'PDF',
      excel: 'Excel',
      csv: 'CSV',
      json: 'JSON',
      html: 'HTML',
    },
    period: '{{from}} 至 {{to}}',
    download: '下载 {{format}}，{{size}}',
    generated: '生成于 {{time}}',
    until: '下载有效期至 {{date}}',
    notDownloaded: '无法下载报表。请稍后重试。',
    unknown: {
      title: '此链接无效',
      text: '报表可能已过期。请向发送者索取新报表。',
    },
    notLoaded: '无法加载报表',
  },
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
