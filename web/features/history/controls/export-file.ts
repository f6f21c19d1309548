import { csvOf } from '../../../../shared/trails/export-csv.ts'
import { gpxOf } from '../../../../shared/trails/export-gpx.ts'
import { kmlOf } from '../../../../shared/trails/export-kml.ts'
import type { ExportTrack } from '../../../../shared/trails/export-track.ts'

/** Without it Excel reads the names of a CSV file in the code page of the machine. */
const BYTE_ORDER_MARK = '\ufeff'

const FORMATS = {
  gpx: { type: 'application/gpx+xml', textOf: gpxOf },
  csv: { type: 'text/csv', textOf: (tracks: readonly ExportTrack[]) => BYTE_ORDER_MARK + csvOf(tracks) },
  kml: { type: 'application/vnd.google-earth.kml+xml', textOf: kmlOf },
}
export type ExportFormat = keyof typeof FORMATS
export const EXPORT_FORMATS = ['gpx', 'csv', 'kml'] as const satisfies readonly ExportFormat[]

/** The file of some tracks; `about` and `day` are in its name as far as every file system takes them. */
export function exportFile(format: ExportFormat, tracks: readonly ExportTrack[], about: string, day: string) {
  const { type, textOf } = FORMATS[format]
  const plain = about
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return { name: `${plain || 'route'}-${day}.${format}`, type, text: textOf(tracks) }
}
