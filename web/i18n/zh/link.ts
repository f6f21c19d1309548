import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/link.ts'

export const linkTexts: Translated<typeof en, 'zh'> = {
  link: {
    dismiss: '关闭',
    ignored: {
      range: '链接中的时间范围无效，因此显示最近一小时。',
      device: '链接中有一台设备无效，已忽略。',
      trip: '链接中的行程无效，因此显示完整轨迹。',
      playback: '链接中的回放时间无效，因此从头开始回放。',
      filter: '链接中有一项筛选条件无效，已忽略。',
      view: '链接中有一项视图设置无效，已忽略。',
    },
  },
}
