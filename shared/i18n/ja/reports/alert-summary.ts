import type { alertSummaryTexts as en } from '../../en/reports/alert-summary.ts'
import type { Translated } from '../../translated.ts'

export const alertSummaryTexts: Translated<typeof en, 'ja'> = {
  events: 'イベント',
  devices: 'デバイス',
  devicesWithEvents: 'イベントのあったデバイス',
  notifications: '通知',
  outcomes: {
    delivered: '配信済み',
    failed: '失敗',
    pending: '送信待ち',
    suppressed: '抑制',
  },
  channels: {
    email: 'メール',
    sms: 'SMS',
    push: 'プッシュ',
    webhook: 'Webhook',
  },
  outcomeOf: '{{channel}}：{{outcome}}',
  before: '前の期間は{{count}}件',
  byHour: '時間帯別のイベント',
  sourceByHour: '時間帯別のルールとジオフェンス',
  bySource: 'ルールとジオフェンス別',
  source: 'ルールまたはジオフェンス',
  byDevice: 'デバイス別',
  channel: '通知方法',
  lastEvent: '最後のイベント',
  place: '場所',
  speed: '速度',
  noEvents: 'この期間にイベントはありません。',
  noNotifications: 'この期間に通知は送信されていません。',
  definitions: {
    event:
      'イベントとは、ジオフェンスのアラート（進入、退出、滞在）、または条件が満たされたルールのことです。',
    delivered:
      '通知は、配信事業者が受け付けた時点で「配信済み」となります。「抑制」は、意図的に送信しなかった通知です（同意なし、ミュート、サイレント時間、または上限）。',
    late: '発生から{{duration}}を超えて検出されたイベントは、緊急の場合、または遅れたアラートのまとめでのみ通知されます。',
    hours: '時間帯は、タイムゾーン{{zone}}によるものです。',
  },
}
