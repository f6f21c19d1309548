import type { notificationTexts as en } from '../en/notifications.ts'
import type { Translated } from '../translated.ts'
import { reportErrors } from './report-errors.ts'
import { reportTypes } from './report-types.ts'
import { ruleEventTexts } from './rule-events.ts'

export const notificationTexts: Translated<typeof en, 'zh'> = {
  subject: {
    entry: '{{device}} 于 {{time}} 进入 {{geofence}}',
    exit: '{{device}} 于 {{time}} 离开 {{geofence}}',
    dwell: '{{device}} 自 {{time}} 起驻留于 {{geofence}}',
  },
  rule: ruleEventTexts,
  reportTypes,
  reportErrors,
  test: '测试：{{subject}}',
  testDevice: '测试设备',
  testGeofence: '测试电子围栏',
  when: '时间',
  where: '地点',
  device: '设备',
  geofence: '电子围栏',
  ruleName: '规则',
  openMap: '打开实时地图',
  openEvent: '查看详情',
  openSettings: '打开设置',
  openEvents: '查看全部事件',
  interpolated: '设备在两个位置之间穿过，因此时间和地点为估算值。',
  stop: '停止接收这些邮件',
  whyYou: '收到此邮件，是因为您在 Vectra 中设置了电子围栏和告警规则。',
  whyYouAsked: '收到此邮件，是因为 {{owner}} 在 Vectra 中填写了您的地址。',
  digest: {
    email: {
      subject: '最近一小时的更多事件：{{count}}',
      intro: '事件数量超过了 Vectra 逐条发送的上限。',
    },
    quiet: {
      subject: '勿扰时段内的告警：{{count}}',
      intro: '以下是勿扰时段内发生的事件。',
      title: '勿扰时段已结束',
    },
    late: {
      subject: '迟到的事件：{{count}}',
      intro: '以下事件在发生超过 15 分钟后才被发现。',
      title: '迟到的事件',
    },
    more: '还有 {{count}} 个事件。',
    sms: 'Vectra：{{subject}}。{{url}}',
  },
  late: {
    today: '{{time}}',
    otherDay: '{{date}} {{time}}',
    subject: '迟到的告警：{{subject}}',
    one: {
      tracker: '发生于 {{first}}，上报于 {{known}}（定位器恢复通信时）。',
      order: '发生于 {{first}}，上报于 {{known}}。',
      us: '发生于 {{first}}。由于我们的延误，Vectra 到 {{known}} 才发现。',
      delivery: '发生于 {{first}}。此前 Vectra 未能送达此告警。',
    },
    several: {
      subject: '{{device}} 的迟到告警：{{count}}',
      tracker: '第一条发生于 {{first}}，最后一条发生于 {{last}}，上报于 {{known}}（定位器恢复通信时）。',
      order: '第一条发生于 {{first}}，最后一条发生于 {{last}}，上报于 {{known}}。',
      us: '第一条发生于 {{first}}，最后一条发生于 {{last}}。由于我们的延误，Vectra 到 {{known}} 才发现。',
    },
    sms: 'Vectra：{{subject}}。{{late}} {{url}}',
  },
  snooze: '静音这些告警',
  webhookPaused: {
    subject: 'Vectra 已暂停一个 Webhook',
    text: '位于 {{host}} 的 Webhook 连续失败了 {{count}} 次。Vectra 现在每小时重试一次，收到响应后即恢复。',
  },
  ask: {
    alerts: {
      subject: '{{owner}} 想向您发送告警',
      text: '{{owner}} 想通过邮件向您发送其设备的告警。在您同意之前，不会发送任何内容。',
      sms: 'Vectra：{{owner}} 想通过短信向您发送其设备的告警。同意请访问：{{url}}',
    },
    reports: {
      subject: '{{owner}} 想向您发送报表',
      text: '{{owner}} 想通过邮件向您发送其设备的报表。在您同意之前，不会发送任何内容。',
      sms: 'Vectra：{{owner}} 想通过短信向您发送其设备的报表。同意请访问：{{url}}',
    },
  },
  agree: '同意或拒绝',
  report: {
    subject: '{{schedule}}：{{period}}',
    attached: '报表见附件。',
    tooLarge: '报表太大，无法随邮件发送。',
    until: '下载有效期至 {{date}}。',
    report: '报表',
    about: '范围',
    period: '时段',
    open: '下载报表',
    openAll: '查看全部报表',
    whyYou: '收到此邮件，是因为您在 Vectra 中设置了报表计划“{{schedule}}”。',
    sms: 'Vectra：{{schedule}}，{{period}}。{{url}}',
    failed: {
      subject: '{{schedule}}：本次未生成报表',
      text: '未能生成报表。{{error}}',
      next: '计划仍然有效。下一份报表预计于 {{date}} 生成。',
      open: '打开报表',
    },
  },
  sms: 'Vectra：{{subject}}。{{url}}',
  settingsTest: {
    subject: '您的 Vectra 告警可以送达此地址',
    text: '这是您在设置中要求发送的测试消息。',
    sms: 'Vectra：您的告警可以送达此手机。{{url}}',
  },
  phoneCode: 'Vectra：验证码为 {{code}}，{{minutes}} 分钟内有效。',
}
