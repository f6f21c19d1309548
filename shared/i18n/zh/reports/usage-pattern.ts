import type { usagePatternTexts as en } from '../../en/reports/usage-pattern.ts'
import type { Translated } from '../../translated.ts'

export const usagePatternTexts: Translated<typeof en, 'zh'> = {
  heat: '各星期、各小时的行驶时间',
  heatOf: '{{device}}：各星期、各小时的行驶时间',
  busiestHour: '最繁忙时段',
  busiestHourAt: '{{day}}，{{from}} – {{to}}',
  atNight: '夜间',
  onWeekends: '周末',
  shareOfDriving: '占行驶时间的 {{share}}',
  daysNotUsed: '未使用天数',
  daysUnknown: '无通信天数',
  devices: '按设备',
  notUsedOn: '{{device}} 未使用的日期',
  everyDayUsed: '每天都有使用。',
  definitions: {
    night: '夜间为 {{from}} 至 {{to}}。',
    weekend: '周末为星期六和星期日。',
    notUsed: '设备没有行驶的日子计为未使用。情况未知的日子列为无通信。',
  },
}
