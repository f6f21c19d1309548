import type { fleetStatusTexts as en } from '../../en/reports/fleet-status.ts'
import type { Translated } from '../../translated.ts'
import { deviceStatusTexts } from '../device-status.ts'

export const fleetStatusTexts: Translated<typeof en, 'ja'> = {
  ...deviceStatusTexts,
  asOf: '{{date}} {{time}}時点',
  devices: 'デバイス',
  needsAttention: '要確認',
  reason: '理由',
  nothingToDo: '確認が必要なものはありません。',
  byStatus: '状態別のデバイス',
  status: '状態',
  since: '開始日時',
  place: '場所',
  position: '位置情報',
  lastContact: '最終通信',
  speed: '速度',
  battery: 'バッテリー',
  signal: 'モバイル回線の信号',
  mode: 'モード',
  storageMode: '保管モード',
  subscription: 'サブスクリプション',
  tracked: '追跡中',
  notTracked: 'なし',
  reasons: {
    neverReported: '位置情報未受信',
    noContact: '{{date}} {{time}}から通信なし',
    lowBattery: 'バッテリー低下：{{volts}}',
    relayCut: 'リレー遮断中',
    notTracked: 'サブスクリプションなし',
  },
  completeness: {
    silent_other: '{{count}}台のデバイスは応答がありません。表示されているのは、最後に確認できた位置です。',
    never_other: '{{count}}台のデバイスは、まだ位置情報を送信していません。',
  },
  definitions: {
    live: '「ライブ」の位置情報は、{{live}}以内、またはトラッカーの送信間隔が許す範囲のものです。「遅延」は{{delayed}}以内、「最終確認」はそれより前のものです。',
    silent: '「応答なし」は、トラッカーからの送信が数回続けて途絶えた状態です。',
    asleep: '「スリープ中」は、保管モードのように、トラッカーがときどきしか送信しない状態です。',
    since: '「開始日時」は、デバイスが現在の状態になった日時です。',
    battery: 'バッテリーは、{{volts}}未満で「低下」となります。',
  },
}
