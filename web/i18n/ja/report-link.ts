import { reportTexts } from '../../../shared/i18n/ja/reports.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { reportLinkTexts as en } from '../en/report-link.ts'

export const reportLinkTexts: Translated<typeof en, 'ja'> = {
  reportLink: {
    types: reportTexts.types,
    formats: {
      pdf: 'PDF',
      excel: 'Excel',
      csv: 'CSV',
      json: 'JSON',
      html: 'HTML',
    },
    period: '{{from}}〜{{to}}',
    download: '{{format}}をダウンロード（{{size}}）',
    generated: '生成日時：{{time}}',
    until: '{{date}}までダウンロード可能',
    notDownloaded: 'レポートをダウンロードできませんでした。しばらくしてからもう一度お試しください。',
    unknown: {
      title: 'このリンクは無効です',
      text: 'レポートの有効期限が切れた可能性があります。新しいレポートを送信者に依頼してください。',
    },
    notLoaded: 'レポートを読み込めませんでした',
  },
}
