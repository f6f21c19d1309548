import type { Translated } from '../../../shared/i18n/translated.ts'
import type { snoozeTexts as en } from '../en/snooze.ts'

export const snoozeTexts: Translated<typeof en, 'zh'> = {
  snooze: {
    open: '静音“{{name}}”',
    lengths: { '1h': '静音 1 小时', '8h': '静音 8 小时', monday: '静音至星期一' },
    resume: '立即恢复',
    until: '静音至 {{time}}',
    done: '“{{name}}”已静音至 {{time}}。',
    resumed: '“{{name}}”已恢复通知。',
    failed: '无法静音“{{name}}”',
  },
  snoozeLink: {
    ask: {
      title: '要静音“{{name}}”吗？',
      text: '由“{{device}}”于 {{time}} 触发。静音期间，事件照常记录，但不会发送任何通知。',
    },
    muted: {
      title: '“{{name}}”已静音',
      text: '{{time}} 之前不会发送任何通知。事件仍会记录。',
    },
    '1h': '1 小时',
    '8h': '8 小时',
    monday: '至星期一 {{time}}',
    off: '取消静音',
    notSaved: '无法保存选择',
    invalid: {
      title: '此链接无效',
      text: '链接有效期为一周。请登录后静音告警。',
    },
  },
}
