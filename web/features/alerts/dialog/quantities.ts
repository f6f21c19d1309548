import { UNIT_SYSTEMS, type Units } from '../../../ui/units/unit-systems.ts'
import type { Quantity } from './condition-forms.ts'

/** How a quantity is typed: its unit, and how many of them are one unit of the API. */
type Typed = { unit: string; perApiUnit: number }

const DIGITS_TYPED = 2
/** Fine enough that a typed value comes back as it was typed. */
const DIGITS_STORED = 6

/** The unit of a quantity in the account's units. */
export function typedUnit(quantity: Quantity, units: Units, minutesUnit: string): Typed {
  const { speed, distance, length } = UNIT_SYSTEMS[units]
  const typed: Record<Quantity, Typed> = {
    speed: { unit: speed.unit, perApiUnit: speed.perKmh },
    distance: { unit: distance.unit, perApiUnit: distance.perKm },
    volts: { unit: 'V', perApiUnit: 1 },
    g: { unit: 'g', perApiUnit: 1 },
    percent: { unit: '%', perApiUnit: 1 },
    perHour: { unit: '/h', perApiUnit: 1 },
    hours: { unit: 'h', perApiUnit: 1 },
    length: { unit: length.unit, perApiUnit: length.perMetre },
    minutes: { unit: minutesUnit, perApiUnit: 1 },
  }
  return typed[quantity]
}

const perApiUnit = (quantity: Quantity, units: Units) => typedUnit(quantity, units, '').perApiUnit

/** A value of the API as it is typed: 48.28 km/h is `30` in miles. */
export const typedValue = (value: number, quantity: Quantity, units: Units): string =>
  String(Number((value * perApiUnit(quantity, units)).toFixed(DIGITS_TYPED)))

/** A typed value in the units of the API. Not a number where it is none. */
export function apiValue(text: string, quantity: Quantity, units: Units): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number((value / perApiUnit(quantity, units)).toFixed(DIGITS_STORED))
}
