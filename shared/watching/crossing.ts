import type { Point } from '../geo/point.ts'
import type { Boundary } from '../geofences/boundary.ts'
import type { CrossingType } from '../geofences/crossing-type.ts'
import type { AcceptedFix } from '../tracking/tracked.ts'
import type { Reason } from './event.ts'

/** An active geofence that covers a device, as the engine needs it. */
export type WatchedGeofence = {
  geofenceId: string
  /**
   * When the boundary, the assignment, the activation or the alerts last changed, epoch ms. The first fix received
   * after it is a silent baseline, however old the fix is: a tracker may send yesterday's trail today.
   */
  definedAt: number
  boundary: Boundary
  alertOnEntry: boolean
  alertOnExit: boolean
  /** Null if it does not alert on dwelling. */
  dwellMinutes: number | null
}

/** An accepted fix, as the engine needs it; times in epoch ms. */
export type WatchedFix = Pick<
  AcceptedFix,
  'lat' | 'lng' | 'shownAt' | 'receivedAt' | 'speedKmh' | 'course' | 'accuracyM'
>

/** An entry, an exit or a dwell of a device at a geofence, at the first fix across (epoch ms). */
export type Crossing = Point & {
  geofenceId: string
  type: CrossingType
  at: number
  speedKmh: number | null
  course: number | null
  interpolated: boolean
  reasons: readonly Reason[]
}
