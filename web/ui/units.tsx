import { createContext, type PropsWithChildren, useContext } from 'react'
import { MILES_PER_KM } from '../../shared/units.ts'
import { UNKNOWN, withUnit } from './format.ts'

export type Units = 'km' | 'miles'

const UnitsContext = createContext<Units>('km')

/** What the account's preference says; every speed and distance after sign-in is drawn by it. */
export function UnitsProvider({ units, children }: PropsWithChildren<{ units: Units }>) {
  return <UnitsContext value={units}>{children}</UnitsContext>
}

export const useUnits = () => unitTexts(useContext(UnitsContext))

/** Texts of speeds and distances in the user's units. Unknown is a dash. */
export function unitTexts(units: Units) {
  const factor = units === 'miles' ? MILES_PER_KM : 1
  const ofDistance = units === 'miles' ? 'mi' : 'km'
  const ofSpeed = units === 'miles' ? 'mph' : 'km/h'
  return {
    units,
    speedText: (speedKmh: number | null) =>
      speedKmh === null ? UNKNOWN : withUnit(Math.round(speedKmh * factor), ofSpeed),
    distanceText: (distanceKm: number | null, digits = 1) =>
      distanceKm === null ? UNKNOWN : withUnit(distanceKm * factor, ofDistance, digits),
  }
}
