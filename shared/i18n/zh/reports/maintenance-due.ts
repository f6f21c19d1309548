import type { maintenanceDueTexts as en } from '../../en/reports/maintenance-due.ts'
import type { Translated } from '../../translated.ts'

export const maintenanceDueTexts: Translated<typeof en, 'zh'> = {
  due: '保养到期情况',
  done: '此时段内完成',
  nothing: '这些设备都没有保养周期。',
  nothingDone: '此时段内没有标记为完成的保养。',
  without_other: '{{count}} 台设备没有保养周期。',
  states: {
    overdue: '已到期',
    dueSoon: '即将到期',
    ok: '未到期',
    unknown: '未知',
  },
  columns: {
    what: '保养',
    state: '状态',
    every: '周期',
    leftDistance: '剩余里程',
    leftHours: '剩余发动机工时',
    dueOn: '到期日',
    lastDone: '上次完成',
    odometer: '总里程',
    engineHours: '发动机工时',
    doneOn: '完成日期',
  },
  every: {
    engineHours: '{{hours}} 小时',
    months_other: '{{count}} 个月',
    or: ' 或 ',
  },
  definitions: {
    now: '到期情况以生成此报表的时间为准，与报表时段无关。',
    due: '保养按里程、发动机工时或日期到期，以先到者为准。负数表示逾期的量。',
    dueSoon: '即将到期表示周期只剩十分之一，且不超过 {{distance}}、发动机工时 {{hours}} 小时或 {{days}} 天。',
    readings: '总里程和发动机工时为定位器上报的读数。定位器没有上报的部分为未知。',
  },
}
