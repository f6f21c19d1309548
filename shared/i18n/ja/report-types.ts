import type { reportTypes as en } from '../en/report-types.ts'
import type { Translated } from '../translated.ts'

export const reportTypes: Translated<typeof en, 'ja'> = {
  daily_summary: '日次まとめ',
  weekly_analytics: '週次分析',
  monthly_overview: '月次概要',
  trip_analysis: 'トリップ',
  fleet_status: 'フリートの状況',
  maintenance_due: 'メンテナンス',
  usage_pattern: '利用パターン',
  geofence_activity: 'ジオフェンスの出入り',
  alert_summary: 'アラート',
  on_board: '船内',
}
