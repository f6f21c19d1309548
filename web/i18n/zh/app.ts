/*
 * Glossary
 * device: 设备 · tracker: 定位器 · GPS unit: GPS 终端 · subscription: 订阅 · plan: 套餐
 * assign, unassign: 分配, 解除分配 · billing: 计费 · invoice: 账单
 * position: 位置 · fix: 定位 · trail, route: 轨迹 · trip: 行程 · stop: 停留 · stopped: 静止 · idling: 怠速
 * distance (driven): 里程 · odometer, mileage: 总里程 · engine hours: 发动机工时 · ignition: 点火 · battery: 电瓶
 * report (of a tracker): 上报 · last contact: 最近通信 · no contact: 无通信 · silent: 失联
 * geofence: 电子围栏 · dwell: 驻留 · alert: 告警 · notification: 通知 · recipient: 接收人 · mute: 静音
 * quiet hours: 勿扰时段 · critical: 紧急 · late: 迟到 · report: 报表 · schedule: 计划 · maintenance: 保养
 * share link: 分享链接 · certificate: 保险证明 · dashboard: 仪表盘
 * command: 指令 · relay, cut, restore: 继电器, 切断, 恢复 · held: 暂缓 · storage mode: 存放模式
 */

import type { Translated } from '../../../shared/i18n/translated.ts'
import { compassTexts } from '../../../shared/i18n/zh/compass.ts'
import { deviceTypes } from '../../../shared/i18n/zh/device-types.ts'
import type { appTexts as en } from '../en/app.ts'
import { alertTexts } from './alerts.ts'
import { commandTexts } from './commands.ts'
import { connectTexts } from './connect.ts'
import { devicesPageTexts } from './devices-page.ts'
import { geofenceTexts } from './geofences.ts'
import { historyTexts } from './history.ts'
import { linkTexts } from './links.ts'
import { liveTexts } from './live.ts'
import { maintenanceTexts } from './maintenance.ts'
import { memberTexts } from './members.ts'
import { overviewTexts } from './overview.ts'
import { paymentTexts } from './payments.ts'
import { problemTexts } from './problem.ts'
import { shareTexts } from './shares.ts'
import { shellTexts } from './shell.ts'
import { snoozeTexts } from './snooze.ts'
import { statusTexts } from './status.ts'

export const appTexts: Translated<typeof en, 'zh'> = {
  ...shellTexts,
  ...problemTexts,
  ...paymentTexts,
  ...liveTexts,
  ...linkTexts,
  ...statusTexts,
  ...connectTexts,
  ...commandTexts,
  ...devicesPageTexts,
  ...overviewTexts,
  ...maintenanceTexts,
  ...memberTexts,
  ...historyTexts,
  ...geofenceTexts,
  ...alertTexts,
  ...shareTexts,
  ...snoozeTexts,
  compass: compassTexts,
  deviceTypes,
}
