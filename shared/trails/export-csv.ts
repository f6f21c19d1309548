import { toIso } from '../time.ts'
import type { ExportTrack } from './export-track.ts'

const HEAD = 'device,time,latitude,longitude,speed_kmh,heading,altitude_m'
export const CSV_LINE_END = '\r\n'

/**
 * Tracks as CSV (RFC 4180) with one line per point, times in UTC, and empty fields for unknown. Numbers are written as
 * they are, negative ones too; a name that a spreadsheet would run as a formula gets an apostrophe, see `csvText`.
 */
export function csvOf(tracks: readonly ExportTrack[]): string {
  const lines = [HEAD]
  for (const { name, points } of tracks) {
    const device = csvText(name)
    for (const { shownAt, lat, lng, speedKmh, course, altitudeM } of points)
      lines.push(
        `${device},${toIso(shownAt)},${lat},${lng},${speedKmh ?? ''},${course ?? ''},${altitudeM ?? ''}`,
      )
  }
  return `${lines.join(CSV_LINE_END)}${CSV_LINE_END}`
}

/** The start of a formula, in full width too, and after spaces, quotes and invisible characters. */
const FORMULA = /^[\s\p{C}"'`‘’“”]*[=+\-@＝＋－＠−\t\r\0]/u
const QUOTED = /[",\r\n]/

/** A text as a CSV field that no spreadsheet runs as a formula (OWASP ASVS 1.2.10). */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
