import type { placeTexts as en } from '../../en/reports/places.ts'
import type { Translated } from '../../translated.ts'

export const placeTexts: Translated<typeof en, 'es'> = {
  near: 'cerca de {{town}}',
  about: 'a unos {{distance}} al {{wind}} de {{town}}',
}
