import { xmlText } from '../markup.ts'
import { toIso } from '../time.ts'
import type { ColumnPoint } from './columns.ts'
import { type ExportTrack, segmentsOf } from './export-track.ts'

/** The altitude of a point whose altitude is unknown. */
const ON_THE_GROUND = 0

/**
 * Tracks as KML 2.2 with times (`gx:Track`, Google's extension), which Google Earth can play back: one `Placemark` per
 * device, and a new track after each gap of more than an hour.
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
      lines.push('<gx:Track>', ...segment.map(whenLine), ...segment.map(coordLine), '</gx:Track>')
    lines.push('</gx:MultiTrack></Placemark>')
  }
  lines.push('</Document></kml>', '')
  return lines.join('\n')
}

const whenLine = ({ shownAt }: ColumnPoint) => `<when>${toIso(shownAt)}</when>`
const coordLine = ({ lat, lng, altitudeM }: ColumnPoint) =>
  `<gx:coord>${lng} ${lat} ${altitudeM ?? ON_THE_GROUND}</gx:coord>`
