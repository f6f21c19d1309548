import { haversineKm } from '../../../shared/geo/distance.ts'
import type { Point } from '../../../shared/geo/point.ts'
import { movedFrom } from '../tracking/geofences.ts'

/** The depot is 30 km east of the home of the van and the pickup, and the quarry 60 km east of the yard. */
export const HOME: Point = { lat: 40.7, lng: -74 }
export const DEPOT = movedFrom(HOME, 30_000, 0)
export const YARD: Point = { lat: 41.2, lng: -74.5 }
export const QUARRY = movedFrom(YARD, 60_000, 0)
export const MOORING: Point = { lat: 40.9, lng: -72.4 }

const NAMES: readonly (readonly [Point, string])[] = [
  [HOME, 'Home'],
  [DEPOT, 'Depot'],
  [YARD, 'Yard'],
  [QUARRY, 'Quarry'],
  [MOORING, 'Marina'],
]

/** The name of the place within a kilometre. */
export const placeName = (point: Point): string =>
  NAMES.find(([place]) => haversineKm(place, point) < 1)?.[1] ?? 'On the road'
