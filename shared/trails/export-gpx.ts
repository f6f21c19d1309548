import { xmlText } from '../markup.ts'
import { toIso } from '../time.ts'
import { KMH_PER_METRE_PER_SECOND } from '../units.ts'
import type { ColumnPoint } from './columns.ts'
import { type ExportTrack, segmentsOf } from './export-track.ts'

/**
 * Tracks as GPX 1.1 (topografix.com/GPX/1/1): one `trk` per device, and a new `trkseg` after each gap of more than
 * an hour. Speed (m/s) and course use Garmin's TrackPointExtension, because GPX 1.1 has no elements for them. Unknown
 * values are left out.
 */
export function gpxOf(tracks: readonly ExportTrack[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Vectra" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">',
  ]
  for (const { name, points } of tracks) {
    lines.push(`<trk><name>${xmlText(name)}</name>`)
    for (const segment of segmentsOf(points)) lines.push('<trkseg>', ...segment.map(pointLine), '</trkseg>')
    lines.push('</trk>')
  }
  lines.push('</gpx>', '')
  return lines.join('\n')
}

function pointLine({ lat, lng, shownAt, altitudeM, speedKmh, course }: ColumnPoint): string {
  const elevation = altitudeM === null ? '' : `<ele>${altitudeM}</ele>`
  const speed =
    speedKmh === null
      ? ''
      : `<gpxtpx:speed>${(speedKmh / KMH_PER_METRE_PER_SECOND).toFixed(2)}</gpxtpx:speed>`
  const heading = course === null ? '' : `<gpxtpx:course>${course}</gpxtpx:course>`
  const extensions =
    speed + heading === ''
      ? ''
      : `<extensions><gpxtpx:TrackPointExtension>${speed}${heading}</gpxtpx:TrackPointExtension></extensions>`
  return `<trkpt lat="${lat}" lon="${lng}">${elevation}<time>${toIso(shownAt)}</time>${extensions}</trkpt>`
}
