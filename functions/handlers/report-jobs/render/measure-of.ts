import type { Preferences } from '../../../../shared/account/preferences.ts'
import { hundredths } from '../../../../shared/hundredths.ts'
import { MEASURES } from '../../../../shared/measures.ts'
import type { Column, ValueKind } from '../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'

/** How figures of a kind become those of an account: multiplied by the factor, in the unit. */
type Measure = { factor: number; unit: string | null }

const AS_IT_IS: Measure = { factor: 1, unit: null }

/** In what a figure is written as a number. A share stays one. */
export function measureOf(kind: ValueKind, units: Preferences['units']): Measure {
  const { distance, speed, length } = MEASURES[units]
  const measures: Partial<Record<ValueKind, Measure>> = {
    distance: { factor: distance.perKm, unit: distance.unit },
    speed: { factor: speed.perKmh, unit: speed.unit },
    money: { factor: 1, unit: 'USD' },
    volts: { factor: 1, unit: 'V' },
    depth: { factor: length.perMetre, unit: length.unit },
  }
  return measures[kind] ?? AS_IT_IS
}

/** A figure in the account's units, to two decimals. */
export const measured = (value: number, { factor }: Measure) => hundredths(value * factor)

/** `Distance (mi)` */
export function headingOf(
  { title, kind }: Pick<Column, 'title' | 'kind'>,
  { units, texts }: Pick<ReportWriting, 'units' | 'texts'>,
) {
  const unit = kind === 'duration' ? texts.common.minuteUnit : measureOf(kind, units).unit
  return unit === null ? title : `${title} (${unit})`
}
