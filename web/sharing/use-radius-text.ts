import { METRES_PER_KM } from '../../shared/units.ts'
import { withUnit } from '../ui/format.ts'
import { useUnits } from '../ui/units.tsx'

/** Shorter radii read better in metres than in fractions of a kilometre. */
const KM_FROM_M = 1_000
const MILES_DIGITS = 2

/** Formats a radius, given in metres, in the account's units. */
export function useRadiusText(): (metres: number) => string {
  const { units, distanceText } = useUnits()
  return (metres) => {
    const km = metres / METRES_PER_KM
    if (units === 'miles') return distanceText(km, MILES_DIGITS)
    return metres < KM_FROM_M ? withUnit(metres, 'm') : distanceText(km, 0)
  }
}
