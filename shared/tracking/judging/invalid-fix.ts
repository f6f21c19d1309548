import type { FixFlag } from '../../devices/tracking.ts'
import type { Position } from '../position.ts'

export const INACCURATE_ABOVE_M = 100

/**
 * Why the place of a fix cannot be used at all, whatever came before it: `noFix` at exactly 0,0, with
 * impossible coordinates or without a satellite; `inaccurate` when the receiver itself says worse than 100 m.
 */
export function invalidFixFlag({ lat, lng, satellites, accuracyM }: Position): FixFlag | null {
  const onGlobe = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (!onGlobe || (lat === 0 && lng === 0) || satellites === 0) return 'noFix'
  return accuracyM !== null && accuracyM > INACCURATE_ABOVE_M ? 'inaccurate' : null
}
