import { THIN_SPACE } from '../../../shared/measures.ts'
import { METRES_PER_KM } from '../../../shared/units.ts'
import { UNKNOWN } from '../format.ts'
import { ACRES_UNIT, UNIT_SYSTEMS, type Units } from './unit-systems.ts'

export type UnitTexts = ReturnType<typeof createUnitTexts>

/** Writes quantities in an account's units. Unknown is a dash. To be kept, as it holds three slow `Intl` formats. */
export function createUnitTexts(units: Units, language: string) {
  const { distance, speed, length, area, radiiM, defaultRadiusM } = UNIT_SYSTEMS[units]
  const numbers = (minimumFractionDigits: number, maximumFractionDigits: number) => {
    const { format } = new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits })
    return (value: number | null, unit: string) =>
      value === null ? UNKNOWN : `${format(value)}${THIN_SPACE}${unit}`
  }
  const [whole, tenths, hundredths] = [numbers(0, 0), numbers(1, 1), numbers(0, 2)]
  const times = (value: number | null, factor: number) => (value === null ? null : value * factor)

  return {
    units,
    speedText: (speedKmh: number | null) => whole(times(speedKmh, speed.perKmh), speed.unit),
    /** Rounded down, so that any speed below the text is below the limit. */
    speedLimitText: (limitKmh: number) => whole(Math.floor(limitKmh * speed.perKmh), speed.unit),
    /** A value on an axis, whose numbers are round in the account's units. */
    speedValue: (speedKmh: number) => speedKmh * speed.perKmh,
    speedValueText: (value: number) => whole(value, speed.unit),
    /** A unit and factor for a speed that is typed. */
    speed,
    distanceText: (distanceKm: number | null) => tenths(times(distanceKm, distance.perKm), distance.unit),
    roundDistanceText: (distanceKm: number) => whole(distanceKm * distance.perKm, distance.unit),
    /** Altitudes and accuracies. */
    lengthText: (metres: number | null) => whole(times(metres, length.perMetre), length.unit),
    radiiM,
    defaultRadiusM,
    radiusText: (metres: number) => {
      const value = (metres / METRES_PER_KM) * distance.perKm
      return value < distance.radiiFrom
        ? whole(metres * length.perMetre, length.unit)
        : hundredths(value, distance.unit)
    },
    /** A unit and factor for a length that is typed. */
    length,
    areaText: (m2: number) => {
      const { unit, perM2 } = m2 < area.largeFromM2 ? area.small : area.large
      const value = m2 * perM2
      const unitText = unit === ACRES_UNIT ? acresIn(language, value) : unit
      return value < 10 ? hundredths(value, unitText) : whole(value, unitText)
    },
    voltageText: (volts: number) => tenths(volts, 'V'),
    hoursText: (hours: number) => tenths(hours, 'h'),
    roundHoursText: (hours: number) => whole(hours, 'h'),
    percentText: (percent: number) => whole(percent, '%'),
  }
}

/** `acre` or `acres`, in the language. */
function acresIn(language: string, value: number): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'acre', unitDisplay: 'long' })
  return format.formatToParts(value).find(({ type }) => type === 'unit')?.value ?? ACRES_UNIT
}
