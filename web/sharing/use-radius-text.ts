import { METRES_PER_KM } from '../../shared/units.ts'
import { withUnit } from '../ui/format.ts'
import { useUnits } from '../ui/units.tsx'

/** Below this, metres are read more easily than parts of a kilometre. */
const IN_KM_FROM_M = 1_000
const MILES_DIGITS = 2

/** A radius in the account's units. */
export function useRadiusText(): (metres: number) => string {
  const { units, distanceText } = useUnits()
  return (metres) => {
    const km = metres / METRES_PER_KM
    if (units === 'miles') return distanceText(km, MILES_DIGITS)
    return metres < IN_KM_FROM_M ? withUnit(metres, 'm') : distanceText(km, 0)
  }
}
