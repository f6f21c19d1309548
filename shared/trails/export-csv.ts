import { toIso } from '../time.ts'
import type { ExportTrack } from './export-track.ts'

const HEAD = 'device,time,latitude,longitude,speed_kmh,heading,altitude_m'
const LINE_END = '\r\n'

/**
 * Tracks as CSV (RFC 4180), one line a point, times in UTC, unknown empty. Numbers stay numbers, also negative ones;
 * a name that a spreadsheet would reckon as a formula is kept from it by an apostrophe.
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
  return `${lines.join(LINE_END)}${LINE_END}`
}

/** What starts a formula, in any width, also behind spaces, quotes and characters that are not seen. */
const FORMULA = /^[\s\p{C}"'`‘’“”]*[=+\-@＝＋－＠−\t\r\0]/u
const QUOTED = /[",\r\n]/

/** A text as a field of CSV that no spreadsheet takes for a formula (OWASP ASVS 1.2.10). */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
