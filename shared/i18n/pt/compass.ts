import type { compassTexts as en } from '../en/compass.ts'
import type { Translated } from '../translated.ts'

export const compassTexts: Translated<typeof en, 'pt'> = {
  N: 'N',
  NE: 'NE',
  E: 'L',
  SE: 'SE',
  S: 'S',
  SW: 'SO',
  W: 'O',
  NW: 'NO',
}
