import type { weeklyAnalyticsTexts as en } from '../../en/reports/weekly-analytics.ts'
import type { Translated } from '../../translated.ts'

export const weeklyAnalyticsTexts: Translated<typeof en, 'ja'> = {
  compared: '{{period}}との比較。',
  before: '前の期間は{{before}}',
  beforeAndChange: '前の期間は{{before}}（{{change}}）',
  thisPeriod: 'この期間',
  periodBefore: '前の期間',
  distanceBefore: '前の期間の距離',
  change: '増減',
  busiest: '最も使用したデバイス',
  idlest: '最も使用が少ないデバイス',
  busiestNote: '走行{{duration}}、{{distance}}',
  notDriven: '走行なし',
  devices: 'デバイス別',
  days: '日別',
  events: 'イベント',
  countBefore: '前の期間',
  count: '件数',
  noEvents: 'どちらの期間にもイベントはありません。',
  otherEvents: 'その他のイベント',
  definitions: {
    before:
      '前の期間は、この期間の直前の同じ日数です。この期間が終わるまでは、この期間で始まった日数分だけを前の期間から集計します。',
  },
}
