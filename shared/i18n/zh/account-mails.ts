import type {
  accountMailTexts as accountMailEn,
  operatorMailTexts as operatorMailEn,
  receiptMailTexts as receiptMailEn,
} from '../en/account-mails.ts'
import type { Translated } from '../translated.ts'

export const accountMailTexts: Translated<typeof accountMailEn, 'zh'> = {
  'deletion-requested': {
    subject: '您的账户将于 {{time}} 删除',
    text: '您请求删除 Vectra 账户。我们将于 {{time}} 取消您的订阅、终止您的分享链接、断开定位器的连接并删除您的全部数据。此操作无法撤销。\n\n改变主意了，或者并非本人操作？请在此之前前往设置保留账户。如果并非本人操作，请同时更改密码。',
    open: '保留我的账户',
  },
  'deletion-withdrawn': {
    subject: '您的账户不会被删除',
    text: '您已撤回删除 Vectra 账户的请求。一切保持不变。',
    open: '打开设置',
  },
  'export-ready': {
    subject: '您的数据已可下载',
    text: 'Vectra 账户的数据已导出完成。请在设置中下载，有效期至 {{time}}。',
    open: '下载我的数据',
  },
  'export-failed': {
    subject: '无法导出您的数据',
    text: 'Vectra 账户的数据导出失败。请在设置中重新导出。如果再次失败，请写信给我们。',
    open: '打开设置',
  },
}

export const operatorMailTexts: Translated<typeof operatorMailEn, 'zh'> = {
  'deletion-requested': {
    subject: '一个账户将于 {{time}} 删除',
    text: '{{email}} 请求删除其账户 {{accountId}}。如不撤回请求，账户将于 {{time}} 删除。\n\n原因：{{reason}}',
    noReason: '未填写',
  },
}

export const receiptMailTexts: Translated<typeof receiptMailEn, 'zh'> = {
  subject: '您的账户已删除',
  text: '您的 Vectra 账户 {{email}} 及其数据已删除。您的订阅已取消，银行卡已移除。请保留此回执：我们没有副本。',
  head: {
    receipt: '回执编号',
    account: '账户',
    by: '请求方',
    closed: '关闭时间',
    deleted: '删除时间',
  },
  by: { owner: '所有者', operator: '运营方' },
  labels: {
    devices: '设备及其位置、行程和指令',
    geofences: '电子围栏',
    rules: '告警规则',
    schedules: '报表计划',
    reports: '报表',
    maintenance: '保养周期',
    logbook: '行程日志中的行程',
    events: '事件',
    shares: '分享链接',
    certificates: '保险证明',
    recipients: '通知的接收人和浏览器',
    gateways: '网关',
    members: '成员和邀请',
    audit: '审计日志记录',
    subscriptions: '订阅',
    orders: '订单',
  },
  kept: '保留：已付款的账单（不含姓名），依法律要求保存。备份将在 35 天内过期。',
}
