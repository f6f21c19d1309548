import type { Translated } from '../../../shared/i18n/translated.ts'
import type { devicePageTexts as en } from '../en/device-page.ts'

export const devicePageTexts: Translated<typeof en, 'zh'> = {
  devicePage: {
    open: '设备详情',
    map: '“{{name}}”的地图',
    history: '历史轨迹',
    report: '创建报表计划',
    today: '今天的行程和停留',
    openDay: '打开轨迹',
    noTrips: '今天还没有行程或停留。',
    diagnostics: '连接与消息',
    lastContact: '最近通信',
    accepted: '已显示的位置',
    held: '未显示的位置',
    heldWhy: '已存储但未显示：没有 GPS 定位、精度太低，或距离远得不合理。',
    unreadable: '无法解析的消息',
    lastUnreadable: '查看最近一条无法解析的消息',
    readings: '状态与读数',
  },
}
