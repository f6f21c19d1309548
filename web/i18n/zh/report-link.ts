import type { Translated } from '../../../shared/i18n/translated.ts'
import { reportTexts } from '../../../shared/i18n/zh/reports.ts'
import type { reportLinkTexts as en } from '../en/report-link.ts'

export const reportLinkTexts: Translated<typeof en, 'zh'> = {
  reportLink: {
    types: reportTexts.types,
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
}
