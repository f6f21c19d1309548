import type { Tracking } from '../../shared/devices/tracking.ts'
import { boundaryOf, type DrawnShape, metresInside } from '../../shared/geofences/boundary.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { isCurrent } from '../map/markers/is-current.ts'

/** A boat that waits for a lock or fishes moves on sooner. */
const LIES_STILL_MS = 30 * MINUTE_MS

/**
 * Since when (ISO time) a boat may be at anchor: it lies still outside the active geofences of its account, and without
 * shore power. `null` if it is not, or nobody can know. `now` is in epoch ms.
 */
export function mayBeAtAnchorSince(
  { latitude, longitude, motionStatus, freshness, since, onBoard }: Tracking,
  geofences: readonly (DrawnShape & { active: boolean })[],
  now: number,
): string | null {
  const liesStill = motionStatus === 'STOPPED' || motionStatus === 'IDLE'
  if (!liesStill || !isCurrent(freshness) || onBoard?.shorePower) return null
  if (since === null || now - Date.parse(since) < LIES_STILL_MS) return null
  const boat = { lat: latitude, lng: longitude }
  const isInGeofence = geofences.some(
    (geofence) => geofence.active && metresInside(boundaryOf(geofence), boat) > 0,
  )
  return isInGeofence ? null : since
}
