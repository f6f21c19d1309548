import type { placeTexts as en } from '../../en/reports/places.ts'
import type { Translated } from '../../translated.ts'

export const placeTexts: Translated<typeof en, 'zh'> = {
  near: '{{town}} 附近',
  about: '{{town}} {{wind}}方向约 {{distance}}',
}
