import type { Margins } from './compare.ts'

/** Margins of the readings that have a limit, in their units. */
export const MARGINS = {
  speed: { hysteresis: 5, equalWithin: 0.5, max: 1_000 },
  battery: { hysteresis: 0.3, equalWithin: 0.05, max: 1_000 },
  signalStrength: { hysteresis: 5, equalWithin: 0.5, max: 100 },
  // Waves and the swing of a boat.
  depth: { hysteresis: 0.3, equalWithin: 0.05, max: 12_000 },
  // Each report is about the time since the one before it, so there is no earlier value to come back from.
  gForce: { hysteresis: 0, equalWithin: 0.05, max: 100 },
} as const satisfies Record<string, Margins>
