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
import { compassTexts } from '../../../shared/i18n/ja/compass.ts'
import { deviceTypes } from '../../../shared/i18n/ja/device-types.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
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

export const appTexts: Translated<typeof en, 'ja'> = {
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
