import type { Translated } from '../../../shared/i18n/translated.ts'
import type { pageTexts as en } from '../en/pages.ts'

export const pageTexts: Translated<typeof en, 'zh'> = {
  pages: {
    share: '分享的位置',
    certificate: '保险证明',
    report: '报表',
    recipient: '通知',
    snooze: '静音告警',
    login: '登录',
    callback: '正在登录',
    overview: '总览',
    live: '实时',
    history: '历史轨迹',
    geofences: '电子围栏',
    alerts: '告警规则',
    reporting: '报表',
    devices: '设备',
    device: '设备',
    connect: '连接定位器',
    shares: '分享链接',
    maintenance: '保养',
    settings: '设置',
    subscription: '订阅',
  },
  callback: {
    failed: '无法登录。请重试。',
  },
}
