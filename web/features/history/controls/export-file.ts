import { dayRange, minuteAt } from '../../../../shared/trails/day-range.ts'
import { csvOf } from '../../../../shared/trails/export-csv.ts'
import { gpxOf } from '../../../../shared/trails/export-gpx.ts'
import { kmlOf } from '../../../../shared/trails/export-kml.ts'
import type { ExportTrack } from '../../../../shared/trails/export-track.ts'
import type { ExportedFile } from '../../../ui/files/save-file.ts'
import type { Span } from '../span.ts'

/** Makes Excel read a CSV file as UTF-8 rather than in the system's code page. */
const BYTE_ORDER_MARK = '\ufeff'

const FORMATS = {
  gpx: { type: 'application/gpx+xml', textOf: gpxOf },
  csv: { type: 'text/csv', textOf: (tracks: readonly ExportTrack[]) => BYTE_ORDER_MARK + csvOf(tracks) },
  kml: { type: 'application/vnd.google-earth.kml+xml', textOf: kmlOf },
}
export type ExportFormat = keyof typeof FORMATS
export const EXPORT_FORMATS = ['gpx', 'csv', 'kml'] as const satisfies readonly ExportFormat[]

/** The parts of a file's name: a title, and a span in a time zone. */
type Named = { title: string; span: Span; timeZone: string }

export function exportFile(
  format: ExportFormat,
  tracks: readonly ExportTrack[],
  { title, span, timeZone }: Named,
): ExportedFile {
  const { type, textOf } = FORMATS[format]
  return { name: fileName(title, span, timeZone, format), type, text: textOf(tracks) }
}

/** A file of CSV lines. */
export const csvFile = (text: string, { title, span, timeZone }: Named): ExportedFile => ({
  name: fileName(title, span, timeZone, 'csv'),
  type: FORMATS.csv.type,
  text: BYTE_ORDER_MARK + text,
})

/**
 * The name of an export: its title and the range that it covers, in characters that every file system accepts. Days as
 * in `sea-ray-240_2026-05-01_2026-05-07`, and the time for a part of a day: `sea-ray-240_2026-05-01_0812-0940`.
 */
export function fileName(title: string, span: Span, timeZone: string, extension: string): string {
  const safeTitle = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${safeTitle || 'route'}_${rangeName(span, timeZone)}.${extension}`
}

function rangeName({ from, to }: Span, timeZone: string): string {
  const [firstDay = '', start = ''] = minuteAt(from, timeZone).split('T')
  const [lastDay = '', end = ''] = minuteAt(to, timeZone).split('T')
  if (firstDay !== lastDay) return `${firstDay}_${lastDay}`
  const day = dayRange(firstDay, timeZone)
  const isWhole = day !== null && from === day.from && to >= day.to - 1
  return isWhole ? firstDay : `${firstDay}_${withoutColon(start)}-${withoutColon(end)}`
}

const withoutColon = (time: string) => time.replace(':', '')
