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
  const lines = tracks.flatMap(({ name, points }) => [
    gpxTrackStart(name),
    ...gpxSegmentLines(points),
    GPX_TRACK_END,
  ])
  return [GPX_START, ...lines, GPX_END, ''].join('\n')
}

/** The parts of such a file, for those that are written piece by piece. */
export const GPX_START = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Vectra" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">`
export const gpxTrackStart = (name: string) => `<trk><name>${xmlText(name)}</name>`
export const GPX_TRACK_END = '</trk>'
export const GPX_END = '</gpx>'

export const gpxSegmentLines = (points: readonly ColumnPoint[]): string[] =>
  segmentsOf(points).flatMap((segment) => ['<trkseg>', ...segment.map(pointLine), '</trkseg>'])

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
