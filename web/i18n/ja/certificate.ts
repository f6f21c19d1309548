import { certificateLabels } from '../../../shared/i18n/ja/certificates.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { certificateTexts as en } from '../en/certificate.ts'

export const certificateTexts: Translated<typeof en, 'ja'> = {
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
}
