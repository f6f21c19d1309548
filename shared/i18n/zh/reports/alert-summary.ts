import type { alertSummaryTexts as en } from '../../en/reports/alert-summary.ts'
import type { Translated } from '../../translated.ts'

export const alertSummaryTexts: Translated<typeof en, 'zh'> = {
  events: '事件',
  devices: '设备',
  devicesWithEvents: '有事件的设备',
  notifications: '通知',
  outcomes: {
    delivered: '已送达',
    failed: '失败',
    pending: '待处理',
    suppressed: '未发出',
  },
  channels: {
    email: '邮件',
    sms: '短信',
    push: '推送',
    webhook: 'Webhook',
  },
  outcomeOf: '{{channel}}：{{outcome}}',
  before: '前一时段 {{count}}',
  byHour: '各小时的事件',
  sourceByHour: '各小时的规则与电子围栏',
  bySource: '按规则与电子围栏',
  source: '规则或电子围栏',
  byDevice: '按设备',
  channel: '渠道',
  lastEvent: '最近事件',
  place: '地点',
  speed: '速度',
  noEvents: '此时段内没有事件。',
  noNotifications: '此时段内没有通知任何人。',
  definitions: {
    event: '事件是指电子围栏的告警（进入、离开、驻留），或规则条件成立而产生的告警。',
    delivered:
      '服务商接收通知后，即计为已送达。未发出是指有意不发送的通知：未获同意、已静音、处于勿扰时段或达到上限。',
    late: '事件发生超过 {{duration}} 后才被发现的，仅在紧急时通知，或并入迟到告警的汇总。',
    hours: '小时以此时区为准：{{zone}}。',
  },
}
