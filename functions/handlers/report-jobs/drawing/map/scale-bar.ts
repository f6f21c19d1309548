import type { Preferences } from '../../../../../shared/account/preferences.ts'
import { MEASURES, THIN_SPACE } from '../../../../../shared/measures.ts'
import { METRES_PER_KM } from '../../../../../shared/units.ts'

const WIDTH_MAX = 130
const ROUND_NUMBERS = [5, 2, 1] as const
/** Shorter bars are in metres or feet. */
const LENGTHS_BELOW = 1

export type ScaleBar = { pixels: number; text: string }

/** The longest bar of a round length in the account's units. */
export function scaleBar(
  kmPerPixel: number,
  { units, language }: Pick<Preferences, 'units' | 'language'>,
): ScaleBar {
  const { distance, length } = MEASURES[units]
  const kmMax = WIDTH_MAX * kmPerPixel
  const isLong = kmMax * distance.perKm >= LENGTHS_BELOW
  const perKm = isLong ? distance.perKm : length.perMetre * METRES_PER_KM
  const value = roundedDown(kmMax * perKm)
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 1 }).format(value)
  return {
    pixels: value / perKm / kmPerPixel,
    text: `${number}${THIN_SPACE}${isLong ? distance.unit : length.unit}`,
  }
}

/** The largest of 1, 2, 5, 10, 20 … that is at most so much. */
function roundedDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * (ROUND_NUMBERS.find((number) => number * power <= value) ?? 1)
}
