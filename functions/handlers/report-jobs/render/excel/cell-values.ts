import type { Preferences } from '../../../../../shared/account/preferences.ts'
import type { Value, ValueKind } from '../../../../../shared/reports/document.ts'
import { measured, measureOf } from '../measure-of.ts'
import { daySerial, serialsIn } from './serial.ts'

/** How values become those of cells: numbers in the account's units, days and times as serials of its clock. */
export function cellValues(units: Preferences['units'], timezone: string) {
  const serial = serialsIn(timezone)
  return (value: Value, kind: ValueKind): Value => {
    if (typeof value === 'string') return kind === 'date' ? (daySerial(value) ?? value) : value
    if (value === null) return null
    if (kind === 'time' || kind === 'dateTime' || kind === 'date') return serial(value)
    return measured(value, measureOf(kind, units))
  }
}
export type CellValues = ReturnType<typeof cellValues>
