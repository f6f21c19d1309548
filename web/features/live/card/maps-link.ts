import type { Point } from '../../../../shared/geo/point.ts'
import type { Platform } from '../../../session/session-record.ts'

const DIGITS = 6
const ZOOM = 16

/** A link that opens a point in the phone's map app, or in OpenStreetMap on a desktop. */
export function mapsLink({ lat, lng }: Point, name: string, platform: Platform): string {
  const [north, east] = [lat.toFixed(DIGITS), lng.toFixed(DIGITS)]
  const label = encodeURIComponent(name)
  if (platform === 'android') return `geo:${north},${east}?q=${north},${east}(${label})`
  if (platform === 'ios') return `https://maps.apple.com/?ll=${north},${east}&q=${label}`
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=${ZOOM}/${north}/${east}`
}
