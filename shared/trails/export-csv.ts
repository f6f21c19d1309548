import { toIso } from '../time.ts'
import type { ExportTrack } from './export-track.ts'

/** The first line. */
export const TRACK_CSV_HEAD = 'device,time,latitude,longitude,speed_kmh,heading,altitude_m'
export const CSV_LINE_END = '\r\n'

/**
 * Tracks as CSV (RFC 4180) with one line per point, times in UTC, and empty fields for unknown. Numbers are written as
 * they are, negative ones too; a name that a spreadsheet would run as a formula gets an apostrophe, see `csvText`.
 */
export function csvOf(tracks: readonly ExportTrack[]): string {
  return csvFile([TRACK_CSV_HEAD, ...tracks.flatMap(trackCsvLines)])
}

/** The lines of one track, for files that are written piece by piece. */
export function trackCsvLines({ name, points }: ExportTrack): string[] {
  const device = csvText(name)
  return points.map(
    ({ shownAt, lat, lng, speedKmh, course, altitudeM }) =>
      `${device},${toIso(shownAt)},${lat},${lng},${speedKmh ?? ''},${course ?? ''},${altitudeM ?? ''}`,
  )
}

/** Lines as they are in a file. */
export const csvFile = (lines: readonly string[]): string =>
  lines.map((line) => `${line}${CSV_LINE_END}`).join('')

/** Values as a line. Unknown is empty, and only texts are checked for formulas: a negative number stays one. */
export const csvLine = (values: readonly (string | number | boolean | null)[]): string =>
  values.map((value) => (typeof value === 'string' ? csvText(value) : (value ?? ''))).join(',')

/** The start of a formula, in full width too, and after spaces, quotes and invisible characters. */
const FORMULA = /^[\s\p{C}"'`‘’“”]*[=+\-@＝＋－＠−\t\r\0]/u
const QUOTED = /[",\r\n]/

/** Whether a spreadsheet would run a text as a formula if somebody typed it. */
export const isFormula = (text: string) => FORMULA.test(text)

/** A text as a CSV field that no spreadsheet runs as a formula (OWASP ASVS 1.2.10). */
export function csvText(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
