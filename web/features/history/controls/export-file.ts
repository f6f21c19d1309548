import { csvOf } from '../../../../shared/trails/export-csv.ts'
import { gpxOf } from '../../../../shared/trails/export-gpx.ts'
import { kmlOf } from '../../../../shared/trails/export-kml.ts'
import type { ExportTrack } from '../../../../shared/trails/export-track.ts'
import type { ExportedFile } from '../../../ui/files/save-file.ts'
import type { Span } from '../span.ts'
import { fileName } from './file-name.ts'

/** Makes Excel read a CSV file as UTF-8 rather than in the system's code page. */
const BYTE_ORDER_MARK = '\ufeff'

const FORMATS = {
  gpx: { type: 'application/gpx+xml', textOf: gpxOf },
  csv: { type: 'text/csv', textOf: (tracks: readonly ExportTrack[]) => BYTE_ORDER_MARK + csvOf(tracks) },
  kml: { type: 'application/vnd.google-earth.kml+xml', textOf: kmlOf },
}
export type ExportFormat = keyof typeof FORMATS
export const EXPORT_FORMATS = ['gpx', 'csv', 'kml'] as const satisfies readonly ExportFormat[]

/** What a file is named after: a title, and a span in a time zone. */
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
