import type { certificateLabels as enLabels, certificatePaperTexts as enPaper } from '../en/certificates.ts'
import type { Translated } from '../translated.ts'

export const certificateLabels: Translated<typeof enLabels, 'ja'> = {
  title: '保険提出用証明書',
  holder: '名義人',
  issuedOn: '発行日',
  number: '証明書番号',
  devices: 'デバイス',
  plate: 'ナンバー',
  noPlate: '–',
  type: '種類',
  deviceId: 'デバイスID',
  since: 'モニタリング開始日',
  monitored: 'モニタリング',
  livePosition: 'リアルタイムの位置情報',
  geofences_other: 'ジオフェンス{{count}}件',
  alerts_other: 'アラートルール{{count}}件',
}

export const certificatePaperTexts: Translated<typeof enPaper, 'ja'> = {
  statement:
    'Vectraは、発行日において、以下のデバイスが名義人のためにモニタリングされていたことを証明します。',
  device: 'デバイス',
  confirm: '読み取って確認',
  note: 'リアルタイムの位置情報：電源があり、モバイル回線の圏内にある間、デバイスは位置を送信します。ジオフェンスとアラートルールは、発行日にそのデバイスで有効だったものです。この書類は保険証券ではありません。',
  footer: 'この証明書は{{url}}で確認できます',
  page: '{{page}}/{{pages}}ページ',
}
