import type { Preferences } from '../../../shared/account/preferences.ts'
import { MEASURES } from '../../../shared/measures.ts'
import { KM_PER_NAUTICAL_MILE, METRES_PER_FOOT, METRES_PER_KM, MILES_PER_KM } from '../../../shared/units.ts'

export type Units = Preferences['units']

type AreaUnit = { unit: string; perM2: number }

type UnitSystem = {
  /** Shorter radii are written as lengths: 0.2 km as 200 m, 0.1 mi as 600 ft. */
  distance: { unit: string; perKm: number; radiiFrom: number }
  speed: { unit: string; perKmh: number }
  /** Areas below `largeFrom` square metres are in the small unit. */
  area: { small: AreaUnit; large: AreaUnit; largeFromM2: number }
  /** Altitudes, accuracies and short radii. */
  length: { unit: string; perMetre: number }
  /** The radii to choose from, in metres: round values in these units. */
  radiiM: readonly number[]
  defaultRadiusM: number
}

const METRES_PER_MILE = METRES_PER_KM / MILES_PER_KM
const METRES_PER_NAUTICAL_MILE = METRES_PER_KM * KM_PER_NAUTICAL_MILE
const M2_PER_KM2 = METRES_PER_KM ** 2
const SQUARE_FEET = { unit: 'ft²', perM2: 1 / METRES_PER_FOOT ** 2 }
/** A word, and not a symbol: each language has its own. */
export const ACRES_UNIT = 'acres'
/** An international acre, which is 43,560 square feet. */
const ACRES = { unit: ACRES_UNIT, perM2: 1 / (43_560 * METRES_PER_FOOT ** 2) }
const SHORT_RADII_M = [300, 600].map((feet) => feet * METRES_PER_FOOT)
const LONG_RADII = [0.25, 0.5, 1, 2, 5, 10]

export const UNIT_SYSTEMS: Record<Units, UnitSystem> = {
  km: {
    distance: { ...MEASURES.km.distance, radiiFrom: 1 },
    speed: MEASURES.km.speed,
    area: {
      small: { unit: 'm²', perM2: 1 },
      large: { unit: 'km²', perM2: 1 / M2_PER_KM2 },
      largeFromM2: 100_000,
    },
    length: MEASURES.km.length,
    radiiM: [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000],
    defaultRadiusM: 500,
  },
  miles: {
    distance: { ...MEASURES.miles.distance, radiiFrom: 0.2 },
    speed: MEASURES.miles.speed,
    area: {
      small: ACRES,
      large: { unit: 'mi²', perM2: 1 / METRES_PER_MILE ** 2 },
      largeFromM2: METRES_PER_MILE ** 2,
    },
    length: MEASURES.miles.length,
    radiiM: [...SHORT_RADII_M, ...LONG_RADII.map((miles) => miles * METRES_PER_MILE)],
    defaultRadiusM: 0.25 * METRES_PER_MILE,
  },
  nautical: {
    distance: { ...MEASURES.nautical.distance, radiiFrom: 0.2 },
    speed: MEASURES.nautical.speed,
    area: {
      small: SQUARE_FEET,
      large: { unit: 'nmi²', perM2: 1 / METRES_PER_NAUTICAL_MILE ** 2 },
      largeFromM2: 0.01 * METRES_PER_NAUTICAL_MILE ** 2,
    },
    length: MEASURES.nautical.length,
    radiiM: [
      ...SHORT_RADII_M,
      ...LONG_RADII.map((nauticalMiles) => nauticalMiles * METRES_PER_NAUTICAL_MILE),
    ],
    defaultRadiusM: 0.25 * METRES_PER_NAUTICAL_MILE,
  },
}
