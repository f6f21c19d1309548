import type { reportTypes as en } from '../en/report-types.ts'
import type { Translated } from '../translated.ts'

export const reportTypes: Translated<typeof en, 'zh'> = {
  daily_summary: '每日汇总',
  weekly_analytics: '每周分析',
  monthly_overview: '月度概览',
  trip_analysis: '行程',
  fleet_status: '设备状态',
  maintenance_due: '保养',
  usage_pattern: '使用规律',
  geofence_activity: '电子围栏活动',
  alert_summary: '告警',
  on_board: '船上',
}
