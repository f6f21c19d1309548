import type { GeofencePoint } from '../../../shared/geofences/geofence.ts'
import { wirePoint } from '../../map/boundaries/wire-points.ts'
import { parsePlace } from '../../sharing/parse-place.ts'

type Parsed =
  | { kind: 'points'; points: GeofencePoint[] }
  | { kind: 'unreadable'; number: number; text: string }

/** Parses one `latitude, longitude` a line, in degrees. Empty lines do not count. */
export function parsePoints(text: string): Parsed {
  const points: GeofencePoint[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const place = parsePlace(line)
    if (place === null) return { kind: 'unreadable', number: index + 1, text: line.trim() }
    points.push(wirePoint(place))
  }
  return { kind: 'points', points }
}

export const pointsText = (points: readonly GeofencePoint[]) =>
  points.map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join('\n')
