import { type CellObject, read, SSF, utils, type WorkSheet } from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import type { Pieces } from '../../../functions/documents/zip-file.ts'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'

/** All pieces of a file together. */
export async function bytesOf(pieces: Pieces): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(Buffer.from(piece))
  return new Uint8Array(Buffer.concat(parts))
}

/** A cell as another library reads it: a date, where its format says so, is the wall time `2026-06-01T08:30:00`. */
type ReadCell = string | number | null

const UNIX_EPOCH_SERIAL = 25_569

/** A workbook as another library reads it, and the XML of its parts. */
export function readWorkbook(bytes: Uint8Array) {
  const workbook = read(bytes, { type: 'array', cellNF: true, cellStyles: true })
  const parts = new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
  return { names: workbook.SheetNames, sheet: (name: string) => readSheet(workbook.Sheets[name]), parts }
}

function readSheet(sheet: WorkSheet | undefined) {
  if (sheet?.['!ref'] === undefined) throw new Error('There is no such sheet')
  const { e: last } = utils.decode_range(sheet['!ref'])
  const at = (row: number, column: number): CellObject | undefined =>
    sheet[utils.encode_cell({ r: row, c: column })]
  const columns = Array.from({ length: last.c + 1 }, (_, column) => column)
  return {
    /** By row and column, with `null` for empty cells at the end of a row left out. */
    rows: Array.from({ length: last.r + 1 }, (_, row) =>
      withoutEnd(columns.map((column) => valueIn(at(row, column)))),
    ),
    formatOf: (cell: string): unknown => sheet[cell]?.z,
    formulas: Object.entries(sheet).filter(([, cell]) => cell?.f !== undefined),
    widths: (sheet['!cols'] ?? []).map(({ width = 0 }) => width),
    filter: sheet['!autofilter']?.ref ?? null,
  }
}

function valueIn(cell: CellObject | undefined): ReadCell {
  const { v: value, z: format = '' } = cell ?? {}
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return null
  if (!SSF.is_date(String(format))) return value
  const at = Math.round(((value - UNIX_EPOCH_SERIAL) * DAY_MS) / SECOND_MS) * SECOND_MS
  return toIso(at).slice(0, 19)
}

const withoutEnd = (cells: readonly ReadCell[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)
