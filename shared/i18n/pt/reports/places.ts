import type { placeTexts as en } from '../../en/reports/places.ts'
import type { Translated } from '../../translated.ts'

export const placeTexts: Translated<typeof en, 'pt'> = {
  near: 'perto de {{town}}',
  about: 'a cerca de {{distance}} ({{wind}}) de {{town}}',
}
