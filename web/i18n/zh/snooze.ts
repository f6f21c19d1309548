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
}
