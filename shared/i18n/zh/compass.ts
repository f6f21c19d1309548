import type { compassTexts as en } from '../en/compass.ts'
import type { Translated } from '../translated.ts'

export const compassTexts: Translated<typeof en, 'zh'> = {
  N: '北',
  NE: '东北',
  E: '东',
  SE: '东南',
  S: '南',
  SW: '西南',
  W: '西',
  NW: '西北',
}
