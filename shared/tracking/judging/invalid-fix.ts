import type { FixFlag } from '../../devices/tracking.ts'
import type { Position } from '../position.ts'

export const INACCURATE_ABOVE_M = 100

/**
 * Why a fix is unusable by itself, whatever came before it. `noFix`: it is at exactly 0,0, has impossible coordinates
 * or no satellite. `inaccurate`: the receiver reports an accuracy worse than 100 m. `null` for a usable one.
 */
export function invalidFixFlag({ lat, lng, satellites, accuracyM }: Position): FixFlag | null {
  const onGlobe = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (!onGlobe || (lat === 0 && lng === 0) || satellites === 0) return 'noFix'
  return accuracyM !== null && accuracyM > INACCURATE_ABOVE_M ? 'inaccurate' : null
}
