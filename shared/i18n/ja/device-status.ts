import type { deviceStatusTexts as en } from '../en/device-status.ts'
import type { Translated } from '../translated.ts'

export const deviceStatusTexts: Translated<typeof en, 'ja'> = {
  freshness: {
    live: 'ライブ',
    delayed: '遅延',
    lastKnown: '最終確認',
    asleep: 'スリープ中',
    silent: '応答なし',
    never: '位置情報未受信',
  },
  motion: {
    MOVING: '移動中',
    IDLE: 'アイドリング中',
    STOPPED: '停止中',
    UNKNOWN: '動作不明',
  },
  /** Of a device that is silent. */
  was: {
    MOVING: '最後は移動中',
    IDLE: '最後はアイドリング中',
    STOPPED: '最後は停止中',
    UNKNOWN: '動作不明',
  },
}
