import type { deviceStatusTexts as en } from '../en/device-status.ts'
import type { Translated } from '../translated.ts'

export const deviceStatusTexts: Translated<typeof en, 'zh'> = {
  freshness: {
    live: '实时',
    delayed: '延迟',
    lastKnown: '最后已知',
    asleep: '休眠',
    silent: '失联',
    never: '还没有位置',
  },
  motion: {
    MOVING: '移动中',
    IDLE: '怠速',
    STOPPED: '静止',
    UNKNOWN: '运动状态未知',
  },
  was: { MOVING: '此前移动中', IDLE: '此前怠速', STOPPED: '此前静止', UNKNOWN: '运动状态未知' },
}
