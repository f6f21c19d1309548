import type { fleetStatusTexts as en } from '../../en/reports/fleet-status.ts'
import type { Translated } from '../../translated.ts'
import { deviceStatusTexts } from '../device-status.ts'

export const fleetStatusTexts: Translated<typeof en, 'zh'> = {
  ...deviceStatusTexts,
  asOf: '截至 {{date}} {{time}}',
  devices: '设备',
  needsAttention: '需要关注',
  reason: '原因',
  nothingToDo: '没有需要关注的事项。',
  byStatus: '各状态的设备',
  status: '状态',
  since: '起始时间',
  place: '地点',
  position: '位置',
  lastContact: '最近通信',
  speed: '速度',
  battery: '电瓶',
  signal: '移动信号',
  mode: '模式',
  storageMode: '存放模式',
  subscription: '订阅',
  tracked: '追踪中',
  notTracked: '无',
  reasons: {
    neverReported: '还没有位置',
    noContact: '自 {{date}} {{time}} 起无通信',
    lowBattery: '电瓶电量低：{{volts}}',
    relayCut: '继电器已切断',
    notTracked: '无订阅',
  },
  completeness: {
    silent_other: '{{count}} 台设备失联，其位置为最后已知位置。',
    never_other: '{{count}} 台设备还没有发送过位置。',
  },
  definitions: {
    live: '“实时”位置的时间不超过 {{live}}，或在定位器上报间隔允许的范围内。“延迟”位置不超过 {{delayed}}，“最后已知”位置则更早。',
    silent: '定位器连续错过多次上报时，设备为“失联”。',
    asleep: '定位器只是偶尔上报时（例如在存放模式下），设备为“休眠”。',
    since: '“起始时间”是设备开始处于当前状态的时间。',
    battery: '电瓶电压低于 {{volts}} 时，视为电瓶电量低。',
  },
}
