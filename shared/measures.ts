import type { Preferences } from './account/preferences.ts'
import { KM_PER_NAUTICAL_MILE, METRES_PER_FOOT, MILES_PER_KM } from './units.ts'

/** A narrow no-break space, between a number and its unit. */
export const THIN_SPACE = '\u202f'

type Measures = {
  distance: { unit: string; perKm: number }
  speed: { unit: string; perKmh: number }
  /** Altitudes, accuracies and short distances. */
  length: { unit: string; perMetre: number }
}

const FEET = { unit: 'ft', perMetre: 1 / METRES_PER_FOOT }

/** The units of an account, by its preference. */
export const MEASURES: Record<Preferences['units'], Measures> = {
  km: {
    distance: { unit: 'km', perKm: 1 },
    speed: { unit: 'km/h', perKmh: 1 },
    length: { unit: 'm', perMetre: 1 },
  },
  miles: {
    distance: { unit: 'mi', perKm: MILES_PER_KM },
    speed: { unit: 'mph', perKmh: MILES_PER_KM },
    length: FEET,
  },
  nautical: {
    distance: { unit: 'nmi', perKm: 1 / KM_PER_NAUTICAL_MILE },
    speed: { unit: 'kn', perKmh: 1 / KM_PER_NAUTICAL_MILE },
    length: FEET,
  },
}
