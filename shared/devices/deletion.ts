import * as z from 'zod'

/** The changes that the deletion of a device makes, before it is done. Counts are of what works now. */
export const DeviceDeletion = z.object({
  /** Share links that show only this device end, others go on without it. */
  shareLinksEnded: z.number().int(),
  shareLinksNarrowed: z.number().int(),
  /** Geofences that name other devices too go on without it, those that name only this one are switched off. */
  geofencesNarrowed: z.number().int(),
  geofencesDisabled: z.number().int(),
  /** Rules for this device are switched off, those that watch it by a tag go on without it. */
  rulesDisabled: z.number().int(),
  rulesNarrowed: z.number().int(),
  /** Report schedules that name other devices too go on without it, those that name only this one are switched off. */
  schedulesNarrowed: z.number().int(),
  schedulesDisabled: z.number().int(),
  /** Commands that wait for the tracker, or for its answer. */
  commandsDropped: z.number().int(),
  /** Whether a subscription loses its device, and when that can be assigned again; null if at once. */
  subscriptionFreed: z.boolean(),
  subscriptionAssignableAt: z.iso.datetime().nullable(),
  /** Whether the tracker has a password, which is revoked. */
  hasCredentials: z.boolean(),
  /** Whether there are positions, which are deleted with their events and cannot be restored. */
  positionsStored: z.boolean(),
  /** Maintenance intervals, and notes on trips. */
  maintenanceRemoved: z.number().int(),
  tripNotesRemoved: z.number().int(),
})
export type DeviceDeletion = z.infer<typeof DeviceDeletion>
