import { certificateLabels } from '../../../shared/i18n/ja/certificates.ts'
import { reportTypes } from '../../../shared/i18n/ja/report-types.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/links.ts'

export const linkTexts: Translated<typeof en, 'ja'> = {
  certificate: {
    ...certificateLabels,
    text: 'Vectraが発行した時点の証明書の内容と、各デバイスが現在もモニタリングされているかどうかを示しています。',
    status: {
      all_other: '全{{count}}台が現在もモニタリングされています',
      some: '{{count}}台中{{monitored}}台のデバイスが現在もモニタリングされています',
      none_other: '対象の{{count}}台は、現在モニタリングされていません',
    },
    isMonitored: '本日モニタリング中',
    wasMonitored: 'モニタリング終了',
    note: 'このページと、受け取った書類を照合してください。これは保険証券ではありません。',
    unknown: {
      title: 'この証明書は確認できません',
      text: '書類に記載された番号を確認してください。名義人がアカウントを閉鎖した後は、証明書を確認できません。',
    },
    notLoaded: '証明書を読み込めませんでした',
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
  recipient: {
    asked: {
      title: 'アラートとレポートを受け取りますか？',
      text: '同意すると、デバイスのアラートとレポートが{{address}}に届きます。',
    },
    confirmed: {
      title: 'アラートとレポートの受信はオンです',
      text: 'デバイスのアラートとレポートが{{address}}に届きます。',
    },
    stopped: {
      title: 'アラートとレポートの受信はオフです',
      text: '今後、このアカウントから{{address}}には何も送信されません。',
    },
    bounced: {
      title: 'アラートとレポートの受信はオフです',
      text: '{{address}}にメールを配信できなかったため、今後は何も送信されません。',
    },
    complained: {
      title: 'アラートとレポートの受信はオフです',
      text: '{{address}}宛てのメールが迷惑メールとして報告されたため、今後は何も送信されません。',
    },
    agree: '受け取る',
    decline: '受け取らない',
    stop: '受信を停止',
    resume: '受信を再開',
    notSaved: '選択を保存できませんでした',
    invalid: {
      title: 'このリンクは無効です',
      text: '受け取ったメッセージから、もう一度開いてください。',
    },
  },
}
