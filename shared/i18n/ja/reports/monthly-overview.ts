import type { monthlyOverviewTexts as en } from '../../en/reports/monthly-overview.ts'
import type { Translated } from '../../translated.ts'

export const monthlyOverviewTexts: Translated<typeof en, 'ja'> = {
  cost: '費用',
  costPer: '{{count}} {{unit}}あたりの費用',
  utilization: '稼働率',
  utilizationNote: '{{known}}日中{{used}}日',
  before: '前の期間は{{before}}',
  devices: 'デバイス別',
  mostDriven: '距離の長い順',
  mostIdling: 'アイドリングの長い順',
  fastest: '速度の高い順',
  leastUsed: '使用の少ない順',
  month: '月別の距離',
  definitions: {
    utilization: '稼働率は、デバイスが走行した日の割合です。状況が不明な日は含まれません。',
    cost: '費用は、この期間のうちデバイスを所有していた日数分のサブスクリプション料金です。燃料、保険、その他の費用は含まれません。',
  },
}
