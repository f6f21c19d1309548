import { utils, write } from '@e965/xlsx'
import { renderExcel } from '../../../functions/handlers/report-jobs/render/excel/render-excel.ts'
import type { Column, ReportDocument, Value } from '../../../shared/reports/document.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { aDocument, aTable } from '../../make/reports/a-table.ts'
import { aWriting } from '../../make/reports/a-writing.ts'

/**
 * Writes a workbook of trips in a process of its own, so that its memory is its own, and prints how long it took (ms),
 * its size in bytes and the highest memory of the process (kB): `ours` or `peer`, with so many rows.
 */
const [writer = '', rowCount = ''] = process.argv.slice(2)

const COLUMNS: Column[] = [
  { key: 'device', title: 'Device', kind: 'text' },
  { key: 'plate', title: 'Plate', kind: 'text' },
  { key: 'start', title: 'Start', kind: 'dateTime' },
  { key: 'end', title: 'End', kind: 'dateTime' },
  { key: 'from', title: 'From', kind: 'text' },
  { key: 'to', title: 'To', kind: 'text' },
  { key: 'distance', title: 'Distance', kind: 'distance' },
  { key: 'duration', title: 'Duration', kind: 'duration' },
  { key: 'max', title: 'Max speed', kind: 'speed' },
  { key: 'average', title: 'Average speed', kind: 'speed' },
  { key: 'purpose', title: 'Purpose', kind: 'text' },
  { key: 'note', title: 'Note', kind: 'text' },
]
const FIRST_START = Date.UTC(2026, 0, 1)

const aTrip = (index: number): Value[] => {
  const start = FIRST_START + index * 5 * MINUTE_MS
  const minutes = 5 + (index % 55)
  return [
    `Device ${index % 100}`,
    `ABC-${index % 100}`,
    start,
    start + minutes * MINUTE_MS,
    `${index % 9} km north of Fort Lauderdale`,
    `Customer ${index % 700} & Sons`,
    minutes * 1.137,
    minutes,
    60 + (index % 60),
    40 + (index % 40),
    index % 3 === 0 ? 'Private' : 'Business',
    index % 10 === 0 ? `Visit ${index}, with "quotes" and <tags>` : null,
  ]
}

const rows = Array.from({ length: Number(rowCount) }, (_, index) => aTrip(index))
const startedAt = performance.now()
const bytes = writer === 'ours' ? await writeOurs() : writePeer()
console.log(
  JSON.stringify({ ms: performance.now() - startedAt, bytes, peakKilobytes: process.resourceUsage().maxRSS }),
)

/** Nothing of the file is kept, as where it is uploaded. */
async function writeOurs(): Promise<number> {
  const document: ReportDocument = aDocument([aTable({ columns: COLUMNS, rows })])
  let bytes = 0
  for await (const piece of renderExcel(document, aWriting())) bytes += piece.length
  return bytes
}

function writePeer(): number {
  const isTime = COLUMNS.map(({ kind }) => kind === 'dateTime')
  const values = rows.map((row) =>
    row.map((value, column) => (isTime[column] && typeof value === 'number' ? new Date(value) : value)),
  )
  const sheet = utils.aoa_to_sheet([COLUMNS.map(({ title }) => title), ...values])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Trips')
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true })).length
}
