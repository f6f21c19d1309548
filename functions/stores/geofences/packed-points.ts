import type { GeofencePoint } from '../../../shared/geofences/geofence.ts'

/** A ten-millionth of a degree is about a centimetre, and every longitude fits into 32 bits. */
const UNITS_PER_DEGREE = 1e7
const COORDINATE_BYTES = 4
const POINT_BYTES = 2 * COORDINATE_BYTES

/**
 * The points of a geofence as bytes: as DynamoDB's own list of maps, 1,000 geofences of 100 points would take ten times
 * the space and the reading time.
 */
export function packPoints(points: readonly GeofencePoint[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(points.length * POINT_BYTES))
  points.forEach(({ latitude, longitude }, index) => {
    bytes.setInt32(index * POINT_BYTES, Math.round(latitude * UNITS_PER_DEGREE))
    bytes.setInt32(index * POINT_BYTES + COORDINATE_BYTES, Math.round(longitude * UNITS_PER_DEGREE))
  })
  return new Uint8Array(bytes.buffer)
}

export function unpackPoints(packed: Uint8Array): GeofencePoint[] {
  const bytes = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const points: GeofencePoint[] = []
  for (let offset = 0; offset < packed.byteLength; offset += POINT_BYTES)
    points.push({
      latitude: bytes.getInt32(offset) / UNITS_PER_DEGREE,
      longitude: bytes.getInt32(offset + COORDINATE_BYTES) / UNITS_PER_DEGREE,
    })
  return points
}

/** The points in the resolution in which they are stored. */
export const storedPoints = (points: readonly GeofencePoint[]) => unpackPoints(packPoints(points))
