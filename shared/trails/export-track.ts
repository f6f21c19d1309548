import { HOUR_MS } from '../time.ts'
import type { ColumnPoint } from './columns.ts'

/** What is exported of a device: its name and its points in order. */
export type ExportTrack = { name: string; points: readonly ColumnPoint[] }

/** After such a silence a new segment begins: what lay between is not known, so no line says it. */
export const SEGMENT_GAP_MS = HOUR_MS

/** The points between silences. */
export function segmentsOf(points: readonly ColumnPoint[]): ColumnPoint[][] {
  const segments: ColumnPoint[][] = []
  let before = Number.NEGATIVE_INFINITY
  for (const point of points) {
    if (point.shownAt - before > SEGMENT_GAP_MS) segments.push([])
    segments.at(-1)?.push(point)
    before = point.shownAt
  }
  return segments
}

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
/** XML 1.0 has no way to write these, not even escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** A text as XML may hold it, in an element and in an attribute. */
export const xmlText = (text: string) =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)
