import type { GeofencePoint } from '../../../shared/geofences/geofence.ts'

export const pointOf = ({ latitude, longitude }: GeofencePoint) => ({ lat: latitude, lng: longitude })

/** The wire's precision: seven digits are a centimetre. */
const DIGITS = 1e7
const HALF_TURN = 180
const FULL_TURN = 360

/** A point on the wire: rounded, and with a longitude within ±180. */
export function wirePoint({ lat, lng }: { lat: number; lng: number }): GeofencePoint {
  const turns = Math.floor((lng + HALF_TURN) / FULL_TURN)
  return { latitude: rounded(lat), longitude: rounded(lng - turns * FULL_TURN) }
}

const rounded = (degrees: number) => Math.round(degrees * DIGITS) / DIGITS
