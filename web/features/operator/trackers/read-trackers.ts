import papaparse from 'papaparse'
import { NewTracker } from '../../../../shared/operator/trackers.routes.ts'
import { TRACKER_ID, TRACKER_ID_LENGTH } from '../../../../shared/tracking/topics.ts'

export const ROWS_MAX = 5_000

/** What is wrong in a row. */
export type RowFault =
  | 'missing'
  | 'too-long'
  | 'malformed'
  | 'twice'
  | 'known'
  | 'invalid-model'
  | 'invalid-password'
export type FaultyRow = { row: number; trackerId: string; fault: RowFault }

/**
 * The trackers of a file by their rows, which count from 1, those of them that have a password there, and the rows that
 * name no tracker.
 */
export type TrackerFile = {
  trackers: Map<number, NewTracker>
  withPassword: Set<string>
  faults: FaultyRow[]
}

const HEADINGS = new Set(['serial', 'serialnumber', 'imei', 'id', 'tracker', 'trackerid'])
type Columns = { id: number; model: number; password: number }
const COLUMNS: Columns = { id: 0, model: 1, password: 2 }

/**
 * Reads the serials of a CSV file: the serial, and perhaps the model and the password, separated by commas, semicolons
 * or tabs. A first row with headings may order them otherwise. Whoever has no password in the file gets one of
 * `newPassword`. Returns `empty` for a file without serials, and `too-many` above `ROWS_MAX` rows.
 */
export function readTrackers(text: string, newPassword: () => string): TrackerFile | 'empty' | 'too-many' {
  const { data } = papaparse.parse<string[]>(text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''), {
    delimiter: delimiterOf(text),
    newline: '\n',
  })
  const rows = data.map((cells) => cells.map((cell) => cell.trim()))
  const columns = columnsIn(rows[0] ?? [])
  const filled = [...rows.entries()].filter(
    ([index, cells]) => !(index === 0 && columns !== null) && cells.some((cell) => cell !== ''),
  )
  if (filled.length === 0) return 'empty'
  if (filled.length > ROWS_MAX) return 'too-many'
  const seen = new Set<string>()
  const file: TrackerFile = { trackers: new Map(), withPassword: new Set(), faults: [] }
  for (const [index, cells] of filled) {
    const { id, model, password } = columns ?? COLUMNS
    const trackerId = cells[id] ?? ''
    const fault = idFault(trackerId) ?? (seen.has(trackerId) ? 'twice' : null)
    const tracker = {
      trackerId,
      model: cells[model] || null,
      password: cells[password] || newPassword(),
    }
    const wrong = fault ?? fieldFault(tracker)
    if (wrong === null) file.trackers.set(index + 1, tracker)
    else file.faults.push({ row: index + 1, trackerId, fault: wrong })
    if (wrong === null && cells[password]) file.withPassword.add(trackerId)
    seen.add(trackerId)
  }
  return file
}

/** A model may contain a comma where the file is separated by something else. */
const delimiterOf = (text: string) => ['\t', ';'].find((delimiter) => text.includes(delimiter)) ?? ','

/** The columns by the headings of a first row; `null` if it has none. */
function columnsIn(firstRow: readonly string[]): Columns | null {
  const names = firstRow.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''))
  const id = names.findIndex((name) => HEADINGS.has(name))
  return id < 0 ? null : { id, model: names.indexOf('model'), password: names.indexOf('password') }
}

function idFault(trackerId: string): RowFault | null {
  if (trackerId === '') return 'missing'
  if (trackerId.length > TRACKER_ID_LENGTH.max) return 'too-long'
  return TRACKER_ID.test(trackerId) ? null : 'malformed'
}

function fieldFault({ model, password }: NewTracker): RowFault | null {
  const { shape } = NewTracker
  if (!shape.model.safeParse(model).success) return 'invalid-model'
  return shape.password.safeParse(password).success ? null : 'invalid-password'
}
