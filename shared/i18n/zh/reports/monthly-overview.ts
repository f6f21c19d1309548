import type { monthlyOverviewTexts as en } from '../../en/reports/monthly-overview.ts'
import type { Translated } from '../../translated.ts'

export const monthlyOverviewTexts: Translated<typeof en, 'zh'> = {
  cost: '费用',
  costPer: '每 {{count}} {{unit}} 费用',
  utilization: '利用率',
  utilizationNote: '{{known}} 天中的 {{used}} 天',
  before: '前一时段 {{before}}',
  devices: '按设备',
  mostDriven: '里程最长',
  mostIdling: '怠速最久',
  fastest: '速度最高',
  leastUsed: '使用最少',
  month: '每月里程',
  definitions: {
    utilization: '利用率是设备有行驶的天数占比。情况未知的天数不计入。',
    cost: '费用是此时段内拥有设备的天数所对应的订阅价格，不含燃料、保险和其他费用。',
  },
}
