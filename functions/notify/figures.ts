import type { Preferences } from '../../shared/account/preferences.ts'
import { MEASURES } from '../../shared/measures.ts'
import type { RuleReason } from '../../shared/watching/event.ts'

type Unit = NonNullable<RuleReason['unit']>
type Figure = { factor: number; digits: number; unit: string }

/** Writes the figures of reasons, in the units and the language of the account. */
export function figuresOf({ units, language }: Pick<Preferences, 'units' | 'language'>) {
  const { speed, distance, length } = MEASURES[units]
  const figures: Record<Unit, Figure> = {
    'km/h': { factor: speed.perKmh, digits: 0, unit: ` ${speed.unit}` },
    km: { factor: distance.perKm, digits: 0, unit: ` ${distance.unit}` },
    m: { factor: length.perMetre, digits: 0, unit: ` ${length.unit}` },
    V: { factor: 1, digits: 1, unit: ' V' },
    g: { factor: 1, digits: 1, unit: ' g' },
    min: { factor: 1, digits: 0, unit: ' min' },
    '%': { factor: 1, digits: 0, unit: '%' },
  }
  /** A number, or two of them as `60–80`. */
  return (value: number | string, unit: Unit): string => {
    const { factor, digits, unit: name } = figures[unit]
    const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
    return `${String(value).replaceAll(/\d+(?:\.\d+)?/g, (number) => format(Number(number) * factor))}${name}`
  }
}
export type Figures = ReturnType<typeof figuresOf>
