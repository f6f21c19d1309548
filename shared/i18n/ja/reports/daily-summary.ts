import type { dailySummaryTexts as en } from '../../en/reports/daily-summary.ts'
import type { Translated } from '../../translated.ts'

export const dailySummaryTexts: Translated<typeof en, 'ja'> = {
  devices: 'デバイス別',
  days: '日別',
  details: 'トリップと停止',
  detailsLeftOut: 'トリップ、停止、地図を表示するには、デバイスまたは日数を減らしてください。',
  dayOf: '{{device}}、{{date}}',
  dayBar: '時間ごとの1日',
  map: 'ルート',
  mapHidden: '私用トリップがあるため、地図を省略しています。',
  noTimeline: 'この日に始まったトリップや停止はありません。',
  trip: 'トリップ',
  stop: '停止',
  activity: '動き',
  events: 'イベント',
  noEvents: 'イベントなし',
}
