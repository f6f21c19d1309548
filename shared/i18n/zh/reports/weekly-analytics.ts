import type { weeklyAnalyticsTexts as en } from '../../en/reports/weekly-analytics.ts'
import type { Translated } from '../../translated.ts'

export const weeklyAnalyticsTexts: Translated<typeof en, 'zh'> = {
  compared: '与 {{period}} 对比。',
  before: '前一时段 {{before}}',
  beforeAndChange: '前一时段 {{before}}（{{change}}）',
  thisPeriod: '本时段',
  periodBefore: '前一时段',
  distanceBefore: '前一时段里程',
  change: '变化',
  busiest: '使用最多的设备',
  idlest: '使用最少的设备',
  busiestNote: '行驶 {{duration}}，{{distance}}',
  notDriven: '未行驶',
  devices: '按设备',
  days: '按日',
  events: '事件',
  countBefore: '前一时段',
  count: '数量',
  noEvents: '两个时段内都没有事件。',
  otherEvents: '其他事件',
  definitions: {
    before:
      '前一时段是紧接本时段之前、天数相同的时段。本时段尚未结束时，前一时段只计入与已开始天数相同的天数。',
  },
}
