import type { TFunction } from 'i18next'
import { compassPoint } from '../../shared/geo/place-text.ts'
import { THIN_SPACE } from '../../shared/measures.ts'

export const UNKNOWN = '–'

/** `NE 47°` */
export function headingText(t: TFunction, degrees: number): string {
  const turn = ((Math.round(degrees) % 360) + 360) % 360
  return `${t(`compass.${compassPoint(turn)}`)}${THIN_SPACE}${turn}°`
}
