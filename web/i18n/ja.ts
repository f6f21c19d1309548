/*
 * Glossary
 *
 * sign in: ログイン
 * device: デバイス
 * tracker: トラッカー
 * GPS unit: GPSユニット
 * this device (a browser or phone): この端末
 * position: 位置情報; as a place: 位置
 * fix: 測位
 * last contact: 最終通信
 * plate: ナンバー
 * live, delayed, last known: ライブ、遅延、最終確認
 * asleep, silent: スリープ中、応答なし
 * moving, idle, stopped: 移動中、アイドリング中、停止中
 * driving: 走行
 * no contact: 通信なし; as a condition: 通信途絶
 * trip: トリップ
 * route, route history: ルート、移動履歴
 * trail: 軌跡
 * geofence, boundary: ジオフェンス、境界
 * entry, exit, dwell: 進入、退出、滞在
 * alert rule, notification rule: アラートルール、通知ルール
 * trigger: 発動
 * channel: 通知方法
 * recipient: 宛先
 * text message: SMS
 * mute: ミュート
 * quiet hours: サイレント時間
 * digest: まとめ
 * suppressed: 抑制
 * relay, cut, restore: リレー、遮断、復帰
 * held (position, command): 保留
 * storage mode: 保管モード
 * battery: バッテリー; of a tracker: 電池
 * odometer, engine hours: オドメーター、エンジン稼働時間
 * maintenance due: 要実施
 * report schedule: レポートのスケジュール
 * assign, unassign: 割り当て、割り当て解除
 * transfer: 移行
 * cancel a subscription: 解約
 * insurance certificate: 保険提出用証明書
 * credentials: 認証情報
 */
import { compassTexts } from '../../shared/i18n/ja/compass.ts'
import { deviceTypes } from '../../shared/i18n/ja/device-types.ts'
import { reportTypes } from '../../shared/i18n/ja/report-types.ts'
import { alertTexts } from './ja/alerts.ts'
import { assignmentTexts } from './ja/assignment.ts'
import { billingTexts } from './ja/billing.ts'
import { certificateTexts } from './ja/certificate.ts'
import { commandTexts } from './ja/commands.ts'
import { connectTexts } from './ja/connect.ts'
import { dateTexts } from './ja/dates.ts'
import { devicePageTexts } from './ja/device-page.ts'
import { devicesPageTexts } from './ja/devices-page.ts'
import { firstStepTexts } from './ja/first-steps.ts'
import { geofenceTexts } from './ja/geofences.ts'
import { historyTexts } from './ja/history.ts'
import { languageTexts } from './ja/language.ts'
import { linkTexts } from './ja/link.ts'
import { listTexts } from './ja/lists.ts'
import { liveTexts } from './ja/live.ts'
import { liveMapTexts } from './ja/live-map.ts'
import { maintenanceTexts } from './ja/maintenance.ts'
import { mapControlTexts } from './ja/map-controls.ts'
import { overviewTexts } from './ja/overview.ts'
import { pageTexts } from './ja/pages.ts'
import { paymentTexts } from './ja/payments.ts'
import { problemTexts } from './ja/problem.ts'
import { purchaseTexts } from './ja/purchase.ts'
import { recipientTexts } from './ja/recipient.ts'
import { reportLinkTexts } from './ja/report-link.ts'
import { reportingTexts } from './ja/reporting.ts'
import { reportsTexts } from './ja/reports.ts'
import { settingsTexts } from './ja/settings.ts'
import { shareTexts } from './ja/shares.ts'
import { shellTexts } from './ja/shell.ts'
import { snoozeTexts } from './ja/snooze.ts'
import { snoozeLinkTexts } from './ja/snooze-link.ts'
import { statusTexts } from './ja/status.ts'
import { subscriptionTexts } from './ja/subscription.ts'
import { whyNotTexts } from './ja/why-not.ts'

export const ja = {
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
