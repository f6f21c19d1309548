import type { dailySummaryTexts as en } from '../../en/reports/daily-summary.ts'
import type { Translated } from '../../translated.ts'

export const dailySummaryTexts: Translated<typeof en, 'zh'> = {
  devices: '按设备',
  days: '按日',
  details: '行程和停留',
  detailsLeftOut: '要查看行程、停留和地图，请选择较少的设备或天数。',
  dayOf: '{{device}}，{{date}}',
  dayBar: '当天各小时',
  map: '轨迹',
  mapHidden: '因含私人行程，未附地图。',
  noTimeline: '没有在当天开始的行程或停留。',
  trip: '行程',
  stop: '停留',
  activity: '活动',
  events: '事件',
  noEvents: '没有事件',
}
