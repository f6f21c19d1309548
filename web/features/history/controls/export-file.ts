import { csvOf } from '../../../../shared/trails/export-csv.ts'
import { gpxOf } from '../../../../shared/trails/export-gpx.ts'
import { kmlOf } from '../../../../shared/trails/export-kml.ts'
import type { ExportTrack } from '../../../../shared/trails/export-track.ts'

/** Makes Excel read a CSV file as UTF-8 rather than in the system's code page. */
const BYTE_ORDER_MARK = '\ufeff'

const FORMATS = {
  gpx: { type: 'application/gpx+xml', textOf: gpxOf },
  csv: { type: 'text/csv', textOf: (tracks: readonly ExportTrack[]) => BYTE_ORDER_MARK + csvOf(tracks) },
  kml: { type: 'application/vnd.google-earth.kml+xml', textOf: kmlOf },
}
export type ExportFormat = keyof typeof FORMATS
export const EXPORT_FORMATS = ['gpx', 'csv', 'kml'] as const satisfies readonly ExportFormat[]

/** An export file. Its name is `title` and `day`, reduced to characters that every file system accepts. */
export function exportFile(format: ExportFormat, tracks: readonly ExportTrack[], title: string, day: string) {
  const { type, textOf } = FORMATS[format]
  const safeTitle = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return { name: `${safeTitle || 'route'}-${day}.${format}`, type, text: textOf(tracks) }
}
