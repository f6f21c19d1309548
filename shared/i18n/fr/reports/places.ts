import type { placeTexts as en } from '../../en/reports/places.ts'
import type { Translated } from '../../translated.ts'

export const placeTexts: Translated<typeof en, 'fr'> = {
  near: '{{town}} et environs',
  about: '{{town}}, à environ {{distance}} du centre ({{wind}})',
}
