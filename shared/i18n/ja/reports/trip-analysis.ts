import type { tripAnalysisTexts as en } from '../../en/reports/trip-analysis.ts'
import type { Translated } from '../../translated.ts'

export const tripAnalysisTexts: Translated<typeof en, 'ja'> = {
  trips: 'トリップ',
  sums: 'デバイスと目的別',
  noTrips: 'この期間にトリップはありません。',
  purposes: {
    business: '業務',
    private: '私用',
    none: '未設定',
  },
  purposeShare: '距離の{{share}}',
  chart: '日と目的別の距離',
  share: '距離の割合',
  definitions: {
    trip: 'トリップは、{{duration}}以上とどまる停止で終わります。開始した日に全距離とともに表示されるため、期間の終わりをまたぐトリップも全体が含まれます。',
    private: '私用トリップの場所は省略されます。',
    notMarked: '未設定のトリップは、業務にも私用にも含まれません。',
    late: '遅れて届いた位置情報により、トリップが変わることがあります。反映するには、レポートを再生成してください。',
  },
}
