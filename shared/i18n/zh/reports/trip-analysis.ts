import type { tripAnalysisTexts as en } from '../../en/reports/trip-analysis.ts'
import type { Translated } from '../../translated.ts'

export const tripAnalysisTexts: Translated<typeof en, 'zh'> = {
  trips: '行程',
  sums: '按设备和用途',
  noTrips: '此时段内没有行程。',
  purposes: {
    business: '公务',
    private: '私人',
    none: '未标记',
  },
  purposeShare: '占里程的 {{share}}',
  chart: '每日各用途里程',
  share: '里程占比',
  definitions: {
    trip: '行程以停留结束，即静止 {{duration}} 或更久。行程列在开始的那一天，并计入其全部里程，因此跨时段末尾的行程按整段计算。',
    private: '私人行程的地点不予列出。',
    notMarked: '未标记的行程既不是公务行程，也不是私人行程。',
    late: '迟到的位置可能改变行程。重新生成报表即可计入。',
  },
}
