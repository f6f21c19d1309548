import type { documentTexts as en } from '../../en/reports/document.ts'
import type { Translated } from '../../translated.ts'

export const documentTexts: Translated<typeof en, 'zh'> = {
  contents: '目录',
  page: '第 {{page}} 页，共 {{pages}} 页',
  generated: '生成于 {{time}}',
  completeness: '关于这些数据',
  definitions: '定义',
  asTable: '以表格显示',
  noData: '无数据',
  name: '名称',
  duration: '时长',
  states: {
    driving: '行驶',
    idle: '怠速',
    stopped: '静止',
    noContact: '无通信',
  },
  marks: {
    start: '起点',
    end: '终点',
    stop: '停留',
  },
  mapCredit: '地图：Natural Earth、GeoNames',
}
