import * as z from 'zod'

/** A rule can be muted, or everything of a device or a geofence. */
export const SnoozeKind = z.enum(['rule', 'device', 'geofence'])

/** At most this many of an account at a time. */
export const SNOOZES_MAX = 200

/** Nothing is sent of it until then. Its events are stored. */
export const Snooze = z.object({
  kind: SnoozeKind,
  id: z.string().min(1).max(64),
  until: z.iso.datetime(),
})
export type Snooze = z.infer<typeof Snooze>
export type Snoozable = Pick<Snooze, 'kind' | 'id'>

/** How long a link in a message mutes: for hours, or until the next Monday morning in the account's time zone. */
export const SnoozeChoice = z.enum(['1h', '8h', 'monday', 'off'])
export type SnoozeChoice = z.infer<typeof SnoozeChoice>
