import type { documentTexts as en } from '../../en/reports/document.ts'
import type { Translated } from '../../translated.ts'

export const documentTexts: Translated<typeof en, 'ja'> = {
  contents: '目次',
  page: '{{page}}/{{pages}}ページ',
  generated: '生成日時：{{time}}',
  completeness: 'この数値について',
  definitions: '用語の定義',
  asTable: '表で表示',
  noData: 'データなし',
  name: '名前',
  duration: '時間',
  states: {
    driving: '走行',
    idle: 'アイドリング',
    stopped: '停止',
    noContact: '通信なし',
  },
  marks: {
    start: '開始',
    end: '終了',
    stop: '停止',
  },
  mapCredit: '地図：Natural Earth、GeoNames',
}
