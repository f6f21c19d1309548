import { parseGeoJson } from './parse-geojson.ts'
import { parseKml } from './parse-kml.ts'
import type { FoundBoundary } from './polygon-of.ts'

type ParsedFile =
  | { kind: 'boundaries'; found: readonly FoundBoundary[]; hasHoles: boolean }
  | { kind: 'noPolygon' }
  | { kind: 'unreadable' }
export type ReadFile = { name: string; parsed: ParsedFile | { kind: 'tooLarge'; limit: number } }

/** Reads the polygons of a GeoJSON or KML file. The format is recognised by the content, not by the file name. */
export function parseFile(text: string): ParsedFile {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  const parsed = start.startsWith('<') ? parseKml(start) : parseGeoJson(start)
  if (parsed === null) return { kind: 'unreadable' }
  if (parsed.found.length === 0) return { kind: 'noPolygon' }
  return { kind: 'boundaries', ...parsed }
}
