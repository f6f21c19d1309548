import type { Translated } from '../../../shared/i18n/translated.ts'
import { certificateLabels } from '../../../shared/i18n/zh/certificates.ts'
import type { certificateTexts as en } from '../en/certificate.ts'

export const certificateTexts: Translated<typeof en, 'zh'> = {
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
}
