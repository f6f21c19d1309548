import * as z from 'zod'

/**
 * Where a tracker is, for whoever runs the deployment.
 * - `stock`: nobody owns it, and it has not called in.
 * - `calling`: in stock, and tries to connect with its password.
 * - `assigned`: a device of an account.
 * - `returned`: it came back and cannot connect. An account may still have it as a device.
 * - `released`: its owner has deleted the device, and may still have the tracker.
 */
export const TRACKER_STATES = ['stock', 'calling', 'assigned', 'returned', 'released'] as const
export const TrackerState = z.enum(TRACKER_STATES)
export type TrackerState = z.infer<typeof TrackerState>
