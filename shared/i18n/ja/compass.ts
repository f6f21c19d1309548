import type { compassTexts as en } from '../en/compass.ts'
import type { Translated } from '../translated.ts'

export const compassTexts: Translated<typeof en, 'ja'> = {
  N: '北',
  NE: '北東',
  E: '東',
  SE: '南東',
  S: '南',
  SW: '南西',
  W: '西',
  NW: '北西',
}
