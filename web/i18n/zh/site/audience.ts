import type { Translated } from '../../../../shared/i18n/translated.ts'
import type { audienceTexts as en } from '../../en/site/audience.ts'

export const audienceTexts: Translated<typeof en, 'zh'> = {
  audience: {
    today: '现在',
    changed: '用了 {{name}}',
    changesTitle: '有什么不同',
    stepsTitle: '如何开始',
    questionsTitle: '常见问题',
    guide: '查看安装指南',
    call: '致电 {{phone}}',
    email: '发邮件至 {{email}}',
  },
}
