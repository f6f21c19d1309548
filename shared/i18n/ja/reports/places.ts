import type { placeTexts as en } from '../../en/reports/places.ts'
import type { Translated } from '../../translated.ts'

export const placeTexts: Translated<typeof en, 'ja'> = {
  near: '{{town}}付近',
  about: '{{town}}から{{wind}}へ約{{distance}}',
}
