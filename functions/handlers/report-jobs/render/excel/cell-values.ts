import type { Preferences } from '../../../../../shared/account/preferences.ts'
import type { Value, ValueKind } from '../../../../../shared/reports/document.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../../../shared/time.ts'
import { zoneOffsetMs } from '../../../../../shared/trails/day-range.ts'
import { measured, measureOf } from '../measure-of.ts'

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

/** The serial of 1 January 1970. Serials count the days since the end of 1899, with a 29 February 1900. */
const UNIX_EPOCH = 25_569
/** In which no zone changes its clocks. */
const QUARTER_MS = 15 * MINUTE_MS

/** Writes instants (epoch ms) as Excel's serial of the wall time in a zone, to the second: Excel has no zones. */
function serialsIn(timezone: string): (at: number) => number {
  const offsets = new Map<number, number>()
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS)
    const offsetMs = offsets.get(quarter) ?? zoneOffsetMs(at, timezone)
    offsets.set(quarter, offsetMs)
    const local = Math.round((at + offsetMs) / SECOND_MS) * SECOND_MS
    return UNIX_EPOCH + local / DAY_MS
  }
}

/** The serial of a day (`YYYY-MM-DD`); `null` for another text. */
function daySerial(day: string): number | null {
  const at = Date.parse(`${day}T00:00Z`)
  return Number.isNaN(at) ? null : UNIX_EPOCH + at / DAY_MS
}
