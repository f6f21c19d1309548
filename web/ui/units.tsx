import { createContext, type PropsWithChildren, useContext } from 'react'
import { MILES_PER_KM } from '../../shared/units.ts'
import { UNKNOWN, withUnit } from './format.ts'

export type Units = 'km' | 'miles'

const UnitsContext = createContext<Units>('km')

/** Sets the account's units for the speeds and distances inside. */
export function UnitsProvider({ units, children }: PropsWithChildren<{ units: Units }>) {
  return <UnitsContext value={units}>{children}</UnitsContext>
}

export const useUnits = () => unitTexts(useContext(UnitsContext))

/** Formats speeds and distances in the given units. Unknown is a dash. */
export function unitTexts(units: Units) {
  const factor = units === 'miles' ? MILES_PER_KM : 1
  const distanceUnit = units === 'miles' ? 'mi' : 'km'
  const speedUnit = units === 'miles' ? 'mph' : 'km/h'
  return {
    units,
    speedText: (speedKmh: number | null) =>
      speedKmh === null ? UNKNOWN : withUnit(Math.round(speedKmh * factor), speedUnit),
    distanceText: (distanceKm: number | null, digits = 1) =>
      distanceKm === null ? UNKNOWN : withUnit(distanceKm * factor, distanceUnit, digits),
  }
}
