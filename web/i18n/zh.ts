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
import { compassTexts } from '../../shared/i18n/zh/compass.ts'
import { deviceTypes } from '../../shared/i18n/zh/device-types.ts'
import { reportTypes } from '../../shared/i18n/zh/report-types.ts'
import { alertTexts } from './zh/alerts.ts'
import { assignmentTexts } from './zh/assignment.ts'
import { billingTexts } from './zh/billing.ts'
import { certificateTexts } from './zh/certificate.ts'
import { commandTexts } from './zh/commands.ts'
import { connectTexts } from './zh/connect.ts'
import { dateTexts } from './zh/dates.ts'
import { devicePageTexts } from './zh/device-page.ts'
import { devicesPageTexts } from './zh/devices-page.ts'
import { firstStepTexts } from './zh/first-steps.ts'
import { geofenceTexts } from './zh/geofences.ts'
import { historyTexts } from './zh/history.ts'
import { languageTexts } from './zh/language.ts'
import { linkTexts } from './zh/link.ts'
import { listTexts } from './zh/lists.ts'
import { liveTexts } from './zh/live.ts'
import { liveMapTexts } from './zh/live-map.ts'
import { maintenanceTexts } from './zh/maintenance.ts'
import { mapControlTexts } from './zh/map-controls.ts'
import { overviewTexts } from './zh/overview.ts'
import { pageTexts } from './zh/pages.ts'
import { paymentTexts } from './zh/payments.ts'
import { problemTexts } from './zh/problem.ts'
import { purchaseTexts } from './zh/purchase.ts'
import { recipientTexts } from './zh/recipient.ts'
import { reportLinkTexts } from './zh/report-link.ts'
import { reportingTexts } from './zh/reporting.ts'
import { reportsTexts } from './zh/reports.ts'
import { settingsTexts } from './zh/settings.ts'
import { shareTexts } from './zh/shares.ts'
import { shellTexts } from './zh/shell.ts'
import { snoozeTexts } from './zh/snooze.ts'
import { snoozeLinkTexts } from './zh/snooze-link.ts'
import { statusTexts } from './zh/status.ts'
import { subscriptionTexts } from './zh/subscription.ts'
import { whyNotTexts } from './zh/why-not.ts'

export const zh = {
  ...shellTexts,
  ...pageTexts,
  ...problemTexts,
  ...paymentTexts,
  ...liveTexts,
  ...liveMapTexts,
  ...mapControlTexts,
  ...languageTexts,
  ...linkTexts,
  ...listTexts,
  ...statusTexts,
  ...recipientTexts,
  ...certificateTexts,
  ...reportLinkTexts,
  ...snoozeLinkTexts,
  ...settingsTexts,
  ...connectTexts,
  ...commandTexts,
  ...devicePageTexts,
  ...devicesPageTexts,
  ...assignmentTexts,
  ...overviewTexts,
  ...maintenanceTexts,
  ...historyTexts,
  ...firstStepTexts,
  ...geofenceTexts,
  ...whyNotTexts,
  ...alertTexts,
  ...shareTexts,
  ...reportingTexts,
  ...reportsTexts,
  ...snoozeTexts,
  ...subscriptionTexts,
  ...purchaseTexts,
  ...billingTexts,
  ...dateTexts,
  compass: compassTexts,
  deviceTypes,
  reportTypes,
}
