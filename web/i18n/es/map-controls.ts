import type { Translated } from '../../../shared/i18n/translated.ts'
import type { mapControlTexts as en } from '../en/map-controls.ts'

export const mapControlTexts: Translated<typeof en, 'es'> = {
  mapControls: {
    sources: 'Fuentes del mapa',
  },
}
