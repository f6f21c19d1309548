import type { Preferences } from '../../../shared/account/preferences.ts'
import { KM_PER_NAUTICAL_MILE, METRES_PER_FOOT, METRES_PER_KM, MILES_PER_KM } from '../../../shared/units.ts'

export type Units = Preferences['units']

type UnitSystem = {
  /** Shorter radii are written as lengths: 0.2 km as 200 m, 0.1 mi as 600 ft. */
  distance: { unit: string; perKm: number; radiiFrom: number }
  speed: { unit: string; perKmh: number }
  /** Of altitudes, accuracies and short radii. */
  length: { unit: string; perMetre: number }
  /** The radii to choose from, in metres: round values in these units. */
  radiiM: readonly number[]
  defaultRadiusM: number
}

const METRES_PER_MILE = METRES_PER_KM / MILES_PER_KM
const METRES_PER_NAUTICAL_MILE = METRES_PER_KM * KM_PER_NAUTICAL_MILE
const FEET = { unit: 'ft', perMetre: 1 / METRES_PER_FOOT }
const SHORT_RADII_M = [300, 600].map((feet) => feet * METRES_PER_FOOT)
const LONG_RADII = [0.25, 0.5, 1, 2, 5, 10]

export const UNIT_SYSTEMS: Record<Units, UnitSystem> = {
  km: {
    distance: { unit: 'km', perKm: 1, radiiFrom: 1 },
    speed: { unit: 'km/h', perKmh: 1 },
    length: { unit: 'm', perMetre: 1 },
    radiiM: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000],
    defaultRadiusM: 500,
  },
  miles: {
    distance: { unit: 'mi', perKm: MILES_PER_KM, radiiFrom: 0.2 },
    speed: { unit: 'mph', perKmh: MILES_PER_KM },
    length: FEET,
    radiiM: [...SHORT_RADII_M, ...LONG_RADII.map((miles) => miles * METRES_PER_MILE)],
    defaultRadiusM: 0.25 * METRES_PER_MILE,
  },
  nautical: {
    distance: { unit: 'nmi', perKm: 1 / KM_PER_NAUTICAL_MILE, radiiFrom: 0.2 },
    speed: { unit: 'kn', perKmh: 1 / KM_PER_NAUTICAL_MILE },
    length: FEET,
    radiiM: [
      ...SHORT_RADII_M,
      ...LONG_RADII.map((nauticalMiles) => nauticalMiles * METRES_PER_NAUTICAL_MILE),
    ],
    defaultRadiusM: 0.25 * METRES_PER_NAUTICAL_MILE,
  },
}
