import { METRES_PER_DEGREE } from '../../../shared/geo/distance.ts'
import type { Point } from '../../../shared/geo/point.ts'
import { boundaryOf } from '../../../shared/geofences/boundary.ts'
import type { GeofencePoint } from '../../../shared/geofences/geofence.ts'
import { RADIANS_PER_DEGREE } from '../../../shared/units.ts'
import type { WatchedGeofence } from '../../../shared/watching/crossing.ts'
import { metresOff } from './tracks.ts'

/** The same place as the API writes it. */
export const wirePoint = ({ lat, lng }: Point): GeofencePoint => ({ latitude: lat, longitude: lng })

/** The point this many metres east and north of another. */
export const movedFrom = ({ lat, lng }: Point, east: number, north: number): Point => ({
  lat: lat + north / METRES_PER_DEGREE,
  lng: lng + east / (METRES_PER_DEGREE * Math.cos(lat * RADIANS_PER_DEGREE)),
})

/** A polygon whose corners are these metres east and north of the start of all tracks. */
export const polygonOf = (corners: readonly (readonly [east: number, north: number])[]) => ({
  shape: 'polygon' as const,
  points: corners.map(([east, north]) => wirePoint(metresOff(east, north))),
  radius: null,
  width: null,
})

/** The land east of the start of all tracks: a kilometre wide, with its western edge through the start. */
const EAST_OF_START = polygonOf([
  [0, -500],
  [1_000, -500],
  [1_000, 500],
  [0, 500],
])

/** A geofence with all alerts but dwell, defined long ago, unless `fields` say otherwise. */
export const aWatchedGeofence = (fields: Partial<WatchedGeofence> = {}): WatchedGeofence => ({
  geofenceId: 'EAST',
  definedAt: 0,
  boundary: boundaryOf(EAST_OF_START),
  alertOnEntry: true,
  alertOnExit: true,
  dwellMinutes: null,
  ...fields,
})
