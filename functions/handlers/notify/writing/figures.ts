import type { Preferences } from '../../../../shared/account/preferences.ts'
import type { notificationTexts } from '../../../../shared/i18n/en/notifications.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import { MEASURES } from '../../../../shared/measures.ts'
import type { RuleReason } from '../../../../shared/watching/event.ts'

type Unit = NonNullable<RuleReason['unit']>
type Figure = { factor: number; digits: number; text: (number: string) => string }

/** Writes the figures of reasons, in the units and the language of the account. */
export function figuresOf(
  { units, language }: Pick<Preferences, 'units' | 'language'>,
  minutesText: (typeof notificationTexts)['rule']['minutes'],
) {
  const { speed, distance, length } = MEASURES[units]
  const figures: Record<Unit, Figure> = {
    'km/h': { factor: speed.perKmh, digits: 0, text: withUnit(speed.unit) },
    km: { factor: distance.perKm, digits: 0, text: withUnit(distance.unit) },
    m: { factor: length.perMetre, digits: 0, text: withUnit(length.unit) },
    V: { factor: 1, digits: 1, text: withUnit('V') },
    g: { factor: 1, digits: 1, text: withUnit('g') },
    min: { factor: 1, digits: 0, text: (minutes) => fill(minutesText, { minutes }) },
    h: { factor: 1, digits: 0, text: withUnit('h') },
    '%': { factor: 1, digits: 0, text: (number) => `${number}%` },
  }
  /** A number, or two of them as `60–80`, with more digits where the unit's are too few. */
  return (value: number | string, unit: Unit, digits = figures[unit].digits): string => {
    const { factor, text } = figures[unit]
    const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: digits })
    return text(String(value).replaceAll(/\d+(?:\.\d+)?/g, (number) => format(Number(number) * factor)))
  }
}
const withUnit = (unit: string) => (number: string) => `${number} ${unit}`

export type Figures = ReturnType<typeof figuresOf>
