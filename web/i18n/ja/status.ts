import { deviceStatusTexts } from '../../../shared/i18n/ja/device-status.ts'
import type { Translated } from '../../../shared/i18n/translated.ts'
import type { statusTexts as en } from '../en/status.ts'

export const statusTexts: Translated<typeof en, 'ja'> = {
  freshness: {
    ...deviceStatusTexts.freshness,
    asleepUntil: '{{time}}までスリープ中',
    silentFor: '応答なし（最終通信：{{age}}）',
  },
  age: {
    now: 'たった今',
    seconds: '{{count}}秒前',
    minutes_other: '{{count}}分前',
    hours_other: '{{count}}時間前',
    days_other: '{{count}}日前',
    invalid: '無効な日時',
  },
  times: {
    zone: '時刻のタイムゾーン：{{zone}}',
    zonesHere: 'この端末',
    zonesElsewhere: 'その他のタイムゾーン',
  },
  motion: {
    ...deviceStatusTexts.motion,
    idleEngineOn: 'アイドリング中（エンジンオン）',
    since: '{{time}}から',
    was: deviceStatusTexts.was,
  },
  battery: { excellent: '非常に良好', good: '良好', fair: '普通', low: '低下', critical: '危険' },
  cellular: { excellent: '非常に良好', good: '良好', fair: '普通', weak: '弱い' },
  satellites: { good: '良好', fair: '普通', poor: '不良' },
  flags: {
    noFix: '最新のデータはGPS測位ができていません。1つ前の位置を表示しています。',
    inaccurate: '最新の測位は精度が低すぎます。1つ前の位置を表示しています。',
    clock: 'トラッカーの時計がずれています。位置情報の受信時刻を表示しています。',
    weekRepaired:
      'トラッカーの時計が週単位でずれています。これはGPSの既知の不具合で、時刻は補正して表示しています。',
    jump: '最新の測位位置は離れすぎています。一致する測位が続くまで、1つ前の位置を表示します。',
    frozen: 'トラッカーがまったく同じ位置を送信し続けています。実際にはその後移動している可能性があります。',
  },
}
