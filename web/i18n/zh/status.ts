import type { Translated } from '../../../shared/i18n/translated.ts'
import { deviceStatusTexts } from '../../../shared/i18n/zh/device-status.ts'
import type { statusTexts as en } from '../en/status.ts'

export const statusTexts: Translated<typeof en, 'zh'> = {
  freshness: {
    ...deviceStatusTexts.freshness,
    asleepUntil: '休眠至 {{time}}',
    silentFor: '失联，最近通信：{{age}}',
  },
  age: {
    now: '刚刚',
    seconds: '{{count}} 秒前',
    minutes_other: '{{count}} 分钟前',
    hours_other: '{{count}} 小时前',
    days_other: '{{count}} 天前',
    invalid: '时间无效',
  },
  times: {
    zone: '时间以 {{zone}} 为准',
    zonesHere: '此设备',
    zonesElsewhere: '其他时区',
  },
  motion: {
    ...deviceStatusTexts.motion,
    idleEngineOn: '怠速 · 发动机运转中',
    since: '自 {{time}} 起',
    was: deviceStatusTexts.was,
  },
  battery: { excellent: '极好', good: '良好', fair: '一般', low: '偏低', critical: '严重不足' },
  cellular: { excellent: '极好', good: '良好', fair: '一般', weak: '弱' },
  satellites: { good: '良好', fair: '一般', poor: '较差' },
  flags: {
    noFix: '最新上报没有 GPS 定位，显示的是上一个位置。',
    inaccurate: '最新定位精度太低，显示的是上一个位置。',
    clock: '定位器的时钟有误，显示的是收到位置的时间。',
    weekRepaired: '定位器的时钟偏差了整数周，这是已知的 GPS 故障。显示的时间已更正。',
    jump: '最新定位的距离远得不合理。在更多定位相互印证之前，显示的是上一个位置。',
    frozen: '定位器一直上报完全相同的位置，设备之后可能已经移动。',
  },
}
