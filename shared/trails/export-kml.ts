import { toIso } from '../time.ts'
import type { ColumnPoint } from './columns.ts'
import { type ExportTrack, segmentsOf, xmlText } from './export-track.ts'

/** Without a known height a point lies on the ground. */
const ON_THE_GROUND = 0

/**
 * Tracks as KML 2.2 with the times of their points (`gx:Track`, Google's extension), which Google Earth plays back:
 * one `Placemark` a device, a new track after each silence of an hour.
 */
export function kmlOf(tracks: readonly ExportTrack[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">',
    '<Document><name>Vectra</name>',
  ]
  for (const { name, points } of tracks) {
    lines.push(`<Placemark><name>${xmlText(name)}</name><gx:MultiTrack>`)
    for (const segment of segmentsOf(points))
      lines.push('<gx:Track>', ...segment.map(whenLine), ...segment.map(placeLine), '</gx:Track>')
    lines.push('</gx:MultiTrack></Placemark>')
  }
  lines.push('</Document></kml>', '')
  return lines.join('\n')
}

const whenLine = ({ shownAt }: ColumnPoint) => `<when>${toIso(shownAt)}</when>`
const placeLine = ({ lat, lng, altitudeM }: ColumnPoint) =>
  `<gx:coord>${lng} ${lat} ${altitudeM ?? ON_THE_GROUND}</gx:coord>`
