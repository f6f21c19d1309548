import type { Geofence } from '../../geofences/geofence.ts'
import { MINUTE_MS } from '../../time.ts'
import type { WatchedGeofence } from '../crossing.ts'
import type { GeofenceEvent } from '../event.ts'
import type { JudgedFix } from '../judged-fixes.ts'

/** How far around the time in question fixes and events are looked at. */
export const EXPLAINED_MS = 30 * MINUTE_MS

/** The data that `explain` answers from; times in epoch ms. */
export type Question = {
  at: number
  /** How far the past reaches: dwells that are due later are not missing. */
  until: number
  trackId: string
  geofence: WatchedGeofence & Pick<Geofence, 'active' | 'dwellTimeMinutes'>
  /** Whether the geofence covers the device. */
  covered: boolean
  /** Whether the device has a subscription. */
  subscribed: boolean
  /**
   * The fixes around the time. They begin long enough before it to show where the device was, because the first one
   * is a baseline.
   */
  fixes: readonly JudgedFix[]
  /** The stored events of the device at the geofence around the time. */
  events: readonly Pick<
    GeofenceEvent,
    'eventId' | 'eventType' | 'timestamp' | 'late' | 'reasons' | 'notificationSent'
  >[]
}
